import styles from './Panel.module.css'

type Props = { title: string; test?: number; lines?: string }

/** The calculator is a page of its own: nothing of it is loaded before it opens. */
export function CalculatorFrame({ title, test, lines }: Props) {
  const asked = new URLSearchParams()
  if (test !== undefined) asked.set('test', String(test))
  if (lines !== undefined) asked.set('lines', lines)
  return <iframe title={title} src={`/calculator.html#${asked}`} className={styles.frame} />
}
