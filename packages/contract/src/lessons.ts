import { Id } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Level } from './level.ts'
import * as z from './z.ts'

const Link = z.object({ id: z.string(), name: z.string() })

const LessonStep = z.object({ do: z.string(), why: z.string() })

/** What a lesson has besides idea, rule and trap. */
export const LessonParts = z.object({
  figure: z.string(),
  words: z.array(z.object({ word: z.string(), meaning: z.string() })),
  use: z.string(),
  avoid: z.string(),
  examples: z.array(z.object({ level: z.string(), asks: z.string(), steps: z.array(LessonStep) })),
  /** done step by step by the student; the answers stay on the server */
  try_it: z.object({
    asks: z.string(),
    /** no choices: a number is typed; like: the step of example 2 that does the same, counted from 1 */
    steps: z.array(z.object({ ask: z.string(), choices: z.array(z.string()), like: z.number() })),
  }),
  check: z.string(),
})
export type LessonParts = z.infer<typeof LessonParts>

/** The question from which the student came, answered wrong, and the step of the lesson that mends it. */
export const Miss = z.object({
  display_id: z.string(),
  content: z.string(),
  options: z.array(z.object({ letter: z.string(), content: z.string(), chosen: z.boolean(), correct: z.boolean() })),
  /** as it was typed or chosen; null when it was left empty */
  answer: z.string().nullable(),
  key: z.string(),
  happened: z.object({ sentence: z.string(), clue: z.string() }).nullable(),
  /** where no mistake is known by name: why the chosen option is wrong */
  why: z.string().nullable(),
  /** the step, both numbers counted from 0, and the lesson of the skill in which it stands */
  mend: z.object({
    lesson: Link,
    example: z.number(),
    step: z.number(),
    /** false where nobody foresaw the answer: then an example of the same kind begins there */
    named: z.boolean(),
    /** the step itself, and what its example asks */
    asks: z.string(),
    shown: LessonStep,
  }),
})
export type Miss = z.infer<typeof Miss>

export const Lesson = z.object({
  id: z.string(),
  name: z.string(),
  subject: z.string(),
  topic: z.string(),
  idea: z.string(),
  rule: z.string(),
  trap: z.string(),
  whole: LessonParts,
  needs: z.array(Link),
  /** where this comes back: lessons that build on it; no id where the student's plan does not open them */
  leads_to: z.array(z.object({ id: z.string().nullable(), name: z.string() })),
  /** the same in a sentence, for skills at the end of a course */
  comes_back: z.string().nullable(),
  /** the other lessons of the same skill */
  chapters: z.array(Link),
  miss: Miss.nullable(),
  try_question_ids: z.array(z.number()),
})
export type Lesson = z.infer<typeof Lesson>

/** A step of a lesson's own example, as the student answers it. */
export const LessonTry = z.object({
  step: z.number().int().min(0).max(20),
  typed: z.string().max(40).nullish(),
  choice: z.number().int().min(0).max(20).nullish(),
  /** to see the step done instead; it counts as not done by oneself */
  show: z.boolean().optional(),
})
export type LessonTry = z.infer<typeof LessonTry>

const LessonId = z.object({ id: z.string().max(100) })

export const lessonEndpoints = {
  index: endpoint({
    method: 'GET',
    path: '/lessons/index',
    auth: 'token',
    summary: 'Lessons of the current topic',
    response: z.object({
      lessons: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          subject: z.string(),
          suggested: z.boolean(),
          read: z.boolean(),
          /** null before the first answer */
          mastery: z.number().nullable(),
          /** own answers of its skill: from few of them no percentage is shown */
          correct: z.number(),
          incorrect: z.number(),
          level: Level,
          fading: z.boolean(),
          /** its place in the topic; a further lesson of a skill has a broken number */
          position: z.number(),
          /** how long it takes to read and try */
          minutes: z.number(),
        }),
      ),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/lessons/:id',
    auth: 'token',
    summary: 'A lesson; with the question from which the student comes, what went wrong there',
    params: LessonId,
    query: z.object({ from: Id.optional() }),
    response: Lesson,
  }),
  try: endpoint({
    method: 'POST',
    path: '/lessons/:id/try',
    auth: 'token',
    summary: 'One step of a lesson’s own example, done by the student',
    params: LessonId,
    body: LessonTry,
    response: z.object({
      right: z.boolean(),
      /** what happened, when it is a typical slip */
      says: z.string().nullable(),
      /** the step as it is done; only when it was right or asked for */
      done: z.string().nullable(),
    }),
  }),
} as const
