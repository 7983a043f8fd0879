import 'katex/dist/katex.min.css'
import { memo } from 'react'
import { renderMath } from './math'
import styles from './Rich.module.css'

/** Text of the question bank: our own HTML with TeX. Never used for what a person typed. */
export const Rich = memo(function Rich({
  html,
  className,
  inline,
}: {
  html: string
  className?: string
  inline?: boolean
}) {
  const Tag = inline ? 'span' : 'div'
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the bank's own content, written by us and checked by its gates
  return <Tag className={`${styles.rich} ${className ?? ''}`} dangerouslySetInnerHTML={{ __html: renderMath(html) }} />
})
