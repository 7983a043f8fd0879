/** A second reader's paper: questions without keys, and the marking of what the reader answered. */

import { htmlLines } from '@fourfold/base'
import type { DrawnItem } from '../draw/drawn.ts'
import { passageLines } from '../draw/written.ts'
import { cmp, parseFrac } from '../kit/num/frac.ts'
import type { Html, Passage } from '../kit/types.ts'

export type Asked = Readonly<{ display: string; item: DrawnItem }>

/** What a reader without pictures sees: figures as their text alternative, tables as rows. */
export const asText = (html: Html): string =>
  htmlLines(
    html
      .replace(/<svg[^>]*aria-label="([^"]*)"[\s\S]*?<\/svg>/g, '\n[figure: $1]\n')
      .replace(/<\/t[dh]>\s*<t[dh][^>]*>/g, ' | ')
      .replace(/<u>([\s\S]*?)<\/u>/g, '__$1__'),
  )

const question = ({ display, item }: Asked): string => {
  const options = item.public.options.map((o) => `  ${o.letter}) ${asText(o.content)}`)
  return [
    `### ${display}`,
    asText(item.public.content),
    ...(options.length > 0 ? options : ['  (type a number)']),
    '',
  ].join('\n')
}

export const passageText = (passage: Passage): string =>
  [
    `## ${passage.id}`,
    ...passageLines(passage).map((l) => `${l.number ?? '#'}\t${l.figure ? asText(l.figure) : l.text}`),
    '',
  ].join('\n')

/** The questions in order, each passage once before its questions. */
export function paper(asked: readonly Asked[], passages: readonly Passage[]): string {
  const byId = new Map(passages.map((p) => [p.id, p]))
  let open: string | null = null
  return asked
    .flatMap((a) => {
      const passage = a.item.passage_id === open ? undefined : byId.get(a.item.passage_id ?? '')
      open = a.item.passage_id
      return passage ? [passageText(passage), question(a)] : [question(a)]
    })
    .join('\n')
}

export type Marked = Readonly<{
  agreed: number
  disagreed: readonly Readonly<{ display: string; id: string; key: string; read: string }>[]
  missing: readonly string[]
}>

/** Whether a typed grid-in answer is the same number as the key. */
function sameNumber(typed: string, key: string): boolean {
  const [a, b] = [parseFrac(typed), parseFrac(key)]
  return a !== null && b !== null && cmp(a, b) === 0
}

/** `answers` has a line for each question: its number, then a letter or a typed number; the rest of the line is free. */
export function mark(asked: readonly Asked[], answers: string): Marked {
  const read = new Map(
    answers.split('\n').flatMap((line) => {
      const [display, answer] = line.trim().split(/\s+/)
      return display && answer ? [[display, answer.toUpperCase()] as const] : []
    }),
  )
  const right = ({ item }: Asked, answer: string) =>
    item.public.options.length > 0 ? answer === item.secret.key : sameNumber(answer, item.secret.key)
  const answered = asked.flatMap((a) => {
    const answer = read.get(a.display)
    return answer === undefined ? [] : [{ a, answer, agrees: right(a, answer) }]
  })
  return {
    agreed: answered.filter((x) => x.agrees).length,
    disagreed: answered
      .filter((x) => !x.agrees)
      .map(({ a, answer }) => ({ display: a.display, id: a.item.id, key: a.item.secret.key, read: answer })),
    missing: asked.filter((a) => !read.has(a.display)).map((a) => a.display),
  }
}
