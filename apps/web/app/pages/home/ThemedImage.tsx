import styles from './home.module.css'
import type { Shot } from './screens'

/**
 * Both variants, one shown by the theme: a picture element follows only the device, not the visitor's choice. A hidden
 * lazy image is not loaded.
 */
export function ThemedImage({ shot, alt, width, height }: { shot: Shot; alt: string; width: number; height: number }) {
  const size = { width, height, loading: 'lazy', decoding: 'async' } as const
  return (
    <>
      <img {...size} alt={alt} src={shot.light} className={styles.onLight} />
      <img {...size} alt={alt} src={shot.dark} className={styles.onDark} />
    </>
  )
}
