import 'katex/dist/katex.min.css'
import katex from 'katex'
import { Fragment, type ReactNode } from 'react'
import { type Token, tokensOf } from './text-tokens'

/**
 * What a person typed: Markdown basics (**bold**, *italic*, `code`, line breaks) and TeX between dollar signs. Everything
 * is built as elements, so typed HTML is shown as text and never runs.
 */
function element({ kind, text }: Token): ReactNode {
  if (kind === 'tex') {
    const html = katex.renderToString(text, { throwOnError: false, trust: false, maxExpand: 100, maxSize: 20 })
    // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX's own output with trust off: no links, no HTML of the student
    return <span dangerouslySetInnerHTML={{ __html: html }} />
  }
  if (kind === 'bold') return <strong>{text}</strong>
  if (kind === 'italic') return <em>{text}</em>
  if (kind === 'code') return <code>{text}</code>
  return text
}

export function Text({ text, className }: { text: string; className?: string }) {
  return (
    <div className={className}>
      {text.split('\n').map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
        <p key={i}>
          {tokensOf(line).map((token, j) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line have no identity of their own
            <Fragment key={j}>{element(token)}</Fragment>
          ))}
        </p>
      ))}
    </div>
  )
}
