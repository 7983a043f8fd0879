/** The tests that every topic must pass, over its locked items. `<topic>.test.ts` beside this runs them, in a file of its own. */

import { describe, expect, test } from 'vitest'
import { COMPLETE, EXPECTED, type Expectation } from '../../expectations.ts'
import type { TopicModule } from '../../kit/template.ts'
import { lockedItems } from '../../lock/lock.ts'
import { hasLock, readLock } from '../../lock/lock-file.ts'
import { declare, mend, planLock } from '../../lock/lock-plan.ts'
import { topics } from '../../registry.ts'
import {
  contextShare,
  highShare,
  illustratedPassages,
  lateItems,
  leastTemplates,
  negativeQuestions,
  pairedPassages,
  subjectShare,
} from '../counts.ts'
import { enforcedDiagnosis } from '../diagnosis/every-diagnosis.ts'
import { itemGates, writingGates } from '../every-gate.ts'
import type { Drawn, Gate } from '../gate.ts'

const skillsOf = (module: TopicModule) => module.topic.subjects.flatMap((s) => s.skills)

/** What a growing topic has in its lock: skills, templates, questions and misconceptions without locked items left out. */
function lockedPart(module: TopicModule, items: Drawn['items']): TopicModule {
  const used = <T extends Readonly<{ id: string }>>(
    list: readonly T[],
    key: 'skill' | 'template_id' | 'passage_id',
  ) => {
    const ids = new Set(items.map((i) => i[key]))
    return list.filter((x) => ids.has(x.id))
  }
  const secrets = JSON.stringify(items.map((i) => i.secret))
  return {
    topic: {
      ...module.topic,
      subjects: module.topic.subjects
        .map((s) => ({ ...s, skills: used(s.skills, 'skill') }))
        .filter((s) => s.skills.length > 0),
    },
    templates: used(module.templates, 'template_id'),
    written: used(module.written, 'template_id'),
    passages: used(module.passages, 'passage_id'),
    misconceptions: module.misconceptions.filter((m) => secrets.includes(`"misconception":"${m.id}"`)),
  }
}

/** Problems as lines to read in a failing test; only the first, because one fault of a template has many items. */
const lines = (gate: Gate, d: Drawn): string[] =>
  gate(d)
    .slice(0, 20)
    .map((p) => `${p.item} ${p.message}`)

const gateTests = (gates: Readonly<Record<string, Gate>>, d: Drawn): void => {
  for (const [holds, gate] of Object.entries(gates)) test(holds, () => expect(lines(gate, d)).toEqual([]))
}

function levelTests(d: Drawn, { late, context, high, templates }: Expectation): void {
  if (late)
    test(`at least ${late} items are at the level of a late second module`, () =>
      expect(lateItems(d)).toBeGreaterThanOrEqual(late))
  if (context)
    test(`at least ${100 * context} % of the items tell of a situation`, () =>
      expect(contextShare(d)).toBeGreaterThanOrEqual(context))
  if (high)
    test(`at least ${100 * high} % of the items are High`, () => expect(highShare(d)).toBeGreaterThanOrEqual(high))
  if (templates)
    test(`every skill has at least ${templates} templates`, () => {
      const least = leastTemplates(d)
      expect(least.templates, least.skill).toBeGreaterThanOrEqual(templates)
    })
}

function countTests(module: TopicModule, d: Drawn, e: Expectation): void {
  test(`there are at least ${e.items} items`, () => expect(d.items.length).toBeGreaterThanOrEqual(e.items))
  test(`there are at least ${e.skills} skills in ${e.subjects} subjects`, () => {
    expect(skillsOf(module).length).toBeGreaterThanOrEqual(e.skills)
    expect(module.topic.subjects.length).toBeGreaterThanOrEqual(e.subjects)
  })
  if (e.passages)
    test(`there are at least ${e.passages} passages of 9 or 10 questions, with pairs, figures and EXCEPT questions`, () => {
      const { passages } = module
      expect(passages.length).toBeGreaterThanOrEqual(e.passages ?? 0)
      expect(passages.filter((x) => x.questions.length < 9 || x.questions.length > 10).map((x) => x.id)).toEqual([])
      expect(pairedPassages(d)).toBeGreaterThanOrEqual(e.pairs ?? 0)
      expect(illustratedPassages(d)).toBeGreaterThanOrEqual(e.illustrated ?? 0)
      expect(negativeQuestions(d)).toBeGreaterThanOrEqual(e.negative ?? 0)
    })
  if (e.figures)
    test(`at least ${100 * e.figures} % of the items have a figure`, () => {
      const drawn = d.items.filter((i) => JSON.stringify(i.public).includes('<svg')).length
      expect(drawn / d.items.length).toBeGreaterThanOrEqual(e.figures ?? 0)
    })
  for (const [subject, least] of Object.entries(e.least ?? {}))
    test(`${subject} has at least ${100 * least} % of the items`, () => {
      expect(subjectShare(d, subject)).toBeGreaterThanOrEqual(least)
    })
  levelTests(d, e)
  if (e.weights)
    test('the subjects have their published shares of the items, within five points', () => {
      for (const s of module.topic.subjects) {
        const own = d.items.filter((i) => s.skills.some((k) => k.id === i.skill)).length / d.items.length
        expect(Math.abs(own - s.weight), `${s.id}: ${own.toFixed(3)} for ${s.weight}`).toBeLessThanOrEqual(0.05)
      }
    })
}

/** Declares the tests of one topic. */
export function topicSuite(id: string): void {
  const module = topics.find((m) => m.topic.id === id)
  const complete = COMPLETE.includes(id)
  const expected = EXPECTED[id] as Expectation

  test(`${id} is in the bank and locked, if it is said to be complete`, () => {
    expect(!complete || (module !== undefined && hasLock(id))).toBe(true)
  })
  if (!module || !hasLock(id)) return

  const items = lockedItems(module)
  const d: Drawn = { module: complete ? module : lockedPart(module, items), items }

  describe(`${module.topic.name}: the lock`, () => {
    const plan = planLock(module, readLock(id), [], new Map(items.map((i) => [i.id, i])))
    test('no key, option or number changed without being declared', () => {
      const changed = plan.undeclared.map((u) => `${u.id}: ${u.reason}`)
      expect(changed, changed.length > 0 ? mend(id, changed) : '').toEqual([])
    })
    test('display ids are of this topic and never given twice', () => {
      const ids = readLock(id).map((e) => e.display)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.filter((x) => !/^[A-Z]+\d*-\d{4,}$/.test(x) || !x.startsWith(`${module.topic.code}-`))).toEqual([])
    })
    if (complete)
      test('every item is in the lock, with its present wording', () => {
        expect(plan.added.slice(0, 20), `Run: npm run bank -- lock ${id}`).toEqual([])
        expect(plan.reworded.slice(0, 20), declare(id, plan.reworded)).toEqual([])
      })
  })

  describe(`${module.topic.name}: every item`, () => {
    gateTests(itemGates(topics.flatMap(skillsOf)), d)
  })
  describe(`${module.topic.name}: diagnosis, where it was gone through`, () => gateTests(enforcedDiagnosis(), d))
  if (module.written.length + module.passages.length > 0)
    describe(`${module.topic.name}: reading and writing`, () => gateTests(writingGates, d))
  if (complete) describe(`${module.topic.name}: counts`, () => countTests(module, d, expected))
}
