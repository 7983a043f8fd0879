import styles from './home.module.css'
import type { Shot } from './screens'

/**
 * Both variants, one shown by the theme: a source follows only the device, not the visitor's choice. A hidden lazy image
 * is not loaded. A phone gets the product as a phone shows it: a desk would be too small to read.
 */
export function ThemedImage({ shot, alt, width, height }: { shot: Shot; alt: string; width: number; height: number }) {
  const size = { width, height, loading: 'lazy', decoding: 'async' } as const
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <picture key={theme} className={theme === 'light' ? styles.onLight : styles.onDark}>
          <source media="(max-width: 600px)" srcSet={shot[theme].phone} width={780} height={1440} />
          <img {...size} alt={alt} src={shot[theme].wide} />
        </picture>
      ))}
    </>
  )
}
