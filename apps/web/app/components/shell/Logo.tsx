import { brand } from 'virtual:brand'
import styles from './Logo.module.css'

/** The brand's own mark; without one, a sheet with two creases, one quarter in lapis. */
export function LogoMark({ size = 30 }: { size?: number }) {
  if (brand.logo_svg)
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: plain shapes, checked with the brand file
        dangerouslySetInnerHTML={{ __html: brand.logo_svg }}
      />
    )
  return (
    <svg viewBox="0 0 30 30" width={size} height={size} aria-hidden="true">
      <rect x="2" y="2" width="26" height="26" rx="6" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M15 3v12M3 15h12" stroke="currentColor" strokeWidth="2" strokeDasharray="2.5 2.5" />
      <path d="M15 15h13v7a6 6 0 0 1-6 6h-7z" fill="var(--lapis)" />
    </svg>
  )
}

export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      {brand.name}
    </span>
  )
}
