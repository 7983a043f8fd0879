/** Draws items from templates. The same template, frame and seed give the same item, byte for byte. */

import { type Rng, seeded } from '../kit/rng.ts'
import type { Frame, Html, Template } from '../kit/types.ts'
import { chooseThree } from './choose.ts'
import {
  type Candidate,
  type DrawnItem,
  defaultWhy,
  gridText,
  layOptions,
  type Sentences,
  sha,
  wrongLines,
} from './drawn.ts'
import { explained } from './explanation.ts'
import { drawParams, offered, responseOf } from './offered.ts'

/** How often a seed may be tried again, before the template is taken to have nothing more to give. */
const TRIES = 200

export type Rejected = Readonly<{ rejected: string }>

function wrongOptions(
  t: Template,
  frame: Frame<unknown>,
  params: unknown,
  rng: Rng,
  sentences: Sentences,
): Candidate[] {
  const found = offered(t, params, frame)
  const chosen = found.length > 3 ? chooseThree(rng, t.answer(params), found) : found
  const out: Candidate[] = chosen.map(({ trap, value }) => ({
    html: value.html,
    key: value.key,
    misconception: trap.misconception,
    why: trap.why?.(params) ?? defaultWhy(sentences.get(trap.misconception)),
  }))
  const taken = new Set([t.answer(params).key, ...out.map((o) => o.key)])
  for (const value of t.near?.(params) ?? []) {
    if (out.length >= 3 || taken.has(value.key)) continue
    taken.add(value.key)
    out.push({ html: value.html, key: value.key, misconception: null, why: defaultWhy(undefined) })
  }
  return out
}

const answerLine = (letter: string | null, answer: Html): Html =>
  // An option that is a sentence brings its own period.
  `<p class="answer">The answer is ${letter === null ? '' : `<strong>${letter}</strong>, `}${answer.replace(/\.$/, '')}.</p>`

/** One item from parameters that are already known; a reason where they do not make a good item. */
export function buildItem(
  t: Template,
  frame: Frame<unknown>,
  params: unknown,
  seed: string,
  id: string,
  sentences: Sentences,
): DrawnItem | Rejected {
  const source = `${t.id}/${frame.id}/${seed}`
  const answer = t.answer(params)
  const content = frame.stem(params, seeded(`${source}/stem`))
  const common = {
    id,
    template_id: t.id,
    frame_id: frame.id,
    skill: t.skill,
    seed,
    params,
    difficulty: frame.difficulty ?? t.difficulty,
    b: frame.b ?? t.b,
    seconds: frame.seconds ?? t.seconds,
    calculator: t.calculator,
    passage_id: null,
  }
  const worked = explained(t.explain(params, frame.id))

  if (responseOf(t, frame) === 'grid') {
    const key = answer.number ? gridText(answer.number) : null
    if (key === null) return { rejected: `${answer.html} does not fit the grid` }
    const wrong_grid = offered(t, params, frame).flatMap(({ trap, value }) => {
      const typed = value.number ? gridText(value.number) : null
      return typed === null ? [] : [{ value: typed, misconception: trap.misconception }]
    })
    const lines = wrong_grid.map(
      (w) => `<li><strong>${w.value}</strong> ${defaultWhy(sentences.get(w.misconception))}</li>`,
    )
    const slips = lines.length === 0 ? '' : `<ul class="wrong">${lines.join('')}</ul>`
    return finish({
      ...common,
      question_type: 'Student-produced response',
      public: { content, options: [] },
      secret: { key, options: {}, wrong_grid, explanation: worked + answerLine(null, answer.html) + slips },
    })
  }

  const rng = seeded(`${source}/options`)
  const wrong = wrongOptions(t, frame, params, rng, sentences)
  if (wrong.length < 3) return { rejected: `only ${wrong.length} wrong options` }
  const right: Candidate = { html: answer.html, key: answer.key, misconception: null, why: '' }
  const { shown, secret, letter } = layOptions(rng, right, wrong)
  return finish({
    ...common,
    question_type: 'Multiple choice',
    public: { content, options: shown },
    secret: {
      key: letter,
      options: secret,
      wrong_grid: [],
      explanation: worked + answerLine(letter, answer.html) + wrongLines(secret),
    },
  })
}

/** Stamps the two hashes: what makes it this item, and what makes it this wording. */
export function finish(item: Omit<DrawnItem, 'semantic_hash' | 'text_hash'>): DrawnItem {
  const { options, key, wrong_grid } = item.secret
  const values = Object.entries(options).map(([letter, o]) => [letter, o?.key, o?.correct, o?.misconception])
  return {
    ...item,
    semantic_hash: sha([item.template_id, item.frame_id, item.params, key, values, wrong_grid]),
    text_hash: sha([item.public, item.secret]),
  }
}

/** The text of a stem for comparing stems: no tags' case, no spacing. */
export const stemKey = (content: Html): string => content.replace(/\s+/g, ' ').trim()

/**
 * Item number `number` of a frame. A draw that makes no good item, or whose stem is already in `seen`, is drawn again;
 * after many tries the frame has no more to give, and that is an error.
 */
export function drawItem(
  t: Template,
  frame: Frame<unknown>,
  number: number | string,
  sentences: Sentences,
  seen: Set<string> = new Set(),
): DrawnItem {
  const reasons = new Set<string>()
  for (let i = 0; i < TRIES; i++) {
    const seed = i === 0 ? `${number}` : `${number}~${i}`
    const params = drawParams(t, seeded(`${t.id}/${frame.id}/${seed}/draw`))
    const item = buildItem(t, frame, params, seed, `${t.id}/${frame.id}/${number}`, sentences)
    if ('rejected' in item) {
      reasons.add(item.rejected)
      continue
    }
    const key = stemKey(item.public.content)
    if (seen.has(key)) {
      reasons.add('stem already drawn')
      continue
    }
    seen.add(key)
    return item
  }
  throw new RangeError(
    `${t.id}/${frame.id}: no item ${number} in ${TRIES} draws (${[...reasons].slice(0, 4).join('; ')})`,
  )
}

export const itemsOf = (frame: Frame<unknown>): number => frame.items ?? 10

/** All items of a template. Stems are kept apart within the template, so that templates do not depend on each other. */
export function drawTemplate(t: Template, sentences: Sentences): DrawnItem[] {
  const seen = new Set<string>()
  return t.frames.flatMap((frame) =>
    Array.from({ length: itemsOf(frame) }, (_, i) => drawItem(t, frame, i + 1, sentences, seen)),
  )
}
