/** A small checker for the HTML of the bank. */

import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import type { Html } from '../../kit/types.ts'

const VOID = new Set(['br', 'hr', 'img', 'wbr', 'col'])

type Element = DefaultTreeAdapterTypes.Element
const elementsIn = (parent: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  parent.childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node)] : []))

/** What a parser of HTML mends silently: elements that nobody closed, attributes without quotes. */
function loose(html: Html, { tagName, sourceCodeLocation }: Element): string[] {
  const { endTag, endOffset, attrs } = sourceCodeLocation ?? {}
  const isWhole = endTag !== undefined || VOID.has(tagName) || html.slice(0, endOffset).endsWith('/>')
  const bare = Object.values(attrs ?? {})
    .map((at) => html.slice(at.startOffset, at.endOffset))
    .filter((written) => !written.endsWith('"'))
  return [...(isWhole ? [] : [`not closed: <${tagName}>`]), ...bare.map((written) => `without quotes: ${written}`)]
}

/** What is not well-formed: unclosed or crossed tags, bare `<` and `&`, attributes without quotes. */
export function htmlProblems(html: Html): string[] {
  const out: string[] = []
  const near = (at: number) => `“${html.slice(at, at + 20)}”`
  for (const { index } of html.matchAll(/&(?!(?:#\d+|#x[\da-f]+|[a-z]+);)/gi))
    out.push(`bare & at ${near(index)}: write it as an entity`)
  for (const { index } of html.matchAll(/<(?![a-z/])/gi))
    out.push(`bare < at ${near(index)}: write \\lt in TeX, &lt; in text`)
  const tree = parseFragment(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) => out.push(`${code} at ${near(startOffset)}`),
  })
  const elements = elementsIn(tree)
  const closers = [...html.matchAll(/<\//g)].length - elements.filter((e) => e.sourceCodeLocation?.endTag).length
  if (closers > 0) out.push(`${closers} end tags close nothing that is open`)
  return [...out, ...elements.flatMap((element) => loose(html, element))]
}
