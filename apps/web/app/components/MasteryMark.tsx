import type { Level } from '@fourfold/contract'
import styles from './MasteryMark.module.css'

type Props = {
  /** none: no answer yet */
  level: Level | 'none'
  fading?: boolean
  size?: number
}

/** Mastery as shape and color: dotted ring, ring, half, full; what fades is drawn in a broken line and paler. */
export function MasteryMark({ level, fading = false, size = 22 }: Props) {
  const fill = fading ? 0.35 : 1
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={styles.mark} data-level={level} aria-hidden="true">
      <circle
        cx="12"
        cy="12"
        r="9"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeDasharray={level === 'none' ? '1 4.65' : fading ? '4 3.07' : undefined}
        strokeLinecap="round"
      />
      {level === 'Moderate' ? <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" opacity={fill} /> : null}
      {level === 'Strong' ? <circle cx="12" cy="12" r="9" fill="currentColor" opacity={fill} /> : null}
      {level === 'Strong' && !fading ? (
        <path
          d="M8 12.4l2.7 2.7L16 9.6"
          fill="none"
          stroke="var(--sheet)"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : null}
    </svg>
  )
}
