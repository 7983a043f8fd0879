import 'katex/dist/katex.min.css'
import './formulas.css'
import { memo, useRef } from 'react'
import { renderMath } from './math'
import styles from './Rich.module.css'
import { useScrollable } from './use-scrollable'

/** Text of the question bank: our own HTML with TeX. Never used for what a person typed. */
export const Rich = memo(function Rich({
  html,
  className,
  inline,
  part,
  large = false,
}: {
  html: string
  className?: string
  inline?: boolean
  /** The name by which highlights find this text. */
  part?: string
  /** Lines that are worked through: fractions at the size of the line. */
  large?: boolean
}) {
  const box = useRef<HTMLDivElement & HTMLSpanElement>(null)
  useScrollable(box, html)
  const Tag = inline ? 'span' : 'div'
  return (
    <Tag
      ref={box}
      data-part={part}
      className={`${styles.rich} ${className ?? ''}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the bank's own content, written by us and checked by its gates
      dangerouslySetInnerHTML={{ __html: renderMath(html, large) }}
    />
  )
})
