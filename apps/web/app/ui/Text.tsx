import 'katex/dist/katex.min.css'
import './formulas.css'
import katex from 'katex'
import { Fragment, type ReactNode } from 'react'
import { toDraw, withBreaks } from './breaks'
import { keeping } from './keep-together'
import { type Token, tokensOf } from './text-tokens'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function Formula({ tex, before, after }: { tex: string; before: string; after: string }) {
  const options = { throwOnError: false, trust: false, maxExpand: 100, maxSize: 20 }
  const drawn = katex.renderToString(toDraw(tex), options)
  const how = keeping(before, tex, drawn, after)
  const html = withBreaks(drawn, how === 'keep-ends' ? escaped(after) : '')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX's own output with trust off: no links, no HTML of the student
  const formula = <span dangerouslySetInnerHTML={{ __html: html }} />
  if (how === 'free') return formula
  return (
    <span className={how}>
      {before}
      {formula}
      {how === 'keep-ends' && after !== '' ? <span className="tail">{after}</span> : after}
    </span>
  )
}

/**
 * What a person typed: Markdown basics (**bold**, *italic*, `code`, line breaks) and TeX between dollar signs. Everything
 * is built as elements, so typed HTML is shown as text and never runs.
 */
function element(token: Token): ReactNode {
  const { kind, text } = token
  if (kind === 'tex') return <Formula tex={text} before={token.before} after={token.after} />
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
