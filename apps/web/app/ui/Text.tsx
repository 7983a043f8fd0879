import 'katex/dist/katex.min.css'
import katex from 'katex'
import { Fragment, type ReactNode } from 'react'

/**
 * What a person typed: Markdown basics (**bold**, *italic*, `code`, line breaks) and TeX between dollar signs. Everything
 * is built as elements, so typed HTML is shown as text and never runs.
 */
const TOKENS = /(\$[^$\n]+\$|\*\*[^*\n]+\*\*|\*[^*\n]+\*|`[^`\n]+`)/

function token(part: string): ReactNode {
  if (part.startsWith('$') && part.endsWith('$') && part.length > 2) {
    const html = katex.renderToString(part.slice(1, -1), {
      throwOnError: false,
      trust: false,
      maxExpand: 100,
      maxSize: 20,
    })
    // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX's own output with trust off: no links, no HTML of the student
    return <span dangerouslySetInnerHTML={{ __html: html }} />
  }
  if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>
  if (part.startsWith('*')) return <em>{part.slice(1, -1)}</em>
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>
  return part
}

export function Text({ text, className }: { text: string; className?: string }) {
  return (
    <div className={className}>
      {text.split('\n').map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
        <p key={i}>
          {line.split(TOKENS).map((part, j) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line have no identity of their own
            <Fragment key={j}>{/^(\$.+\$|\*.+\*|`.+`)$/.test(part) ? token(part) : part}</Fragment>
          ))}
        </p>
      ))}
    </div>
  )
}
