import * as z from './z.ts'

export const Difficulty = z.enum(['Low', 'Medium', 'High'])
export const Confidence = z.enum(['sure', 'unsure', 'guess'])
export type Confidence = z.infer<typeof Confidence>
export const Letter = z.enum(['A', 'B', 'C', 'D'])
export type Letter = z.infer<typeof Letter>

/** A draft that a browser keeps has the letter alone; the server tells the specification's other fields with it. */
const MarkedAnswer = z.object({
  correct: z.boolean().nullable(),
  letter: Letter.nullable(),
  content: z.string().nullable().optional(),
  question_id: z.number().optional(),
  inserted: z.boolean().optional(),
})

export const Option = z.object({
  id: z.string(),
  letter: Letter,
  content: z.string(),
  /** null until the step is taken or the test scored */
  correct: z.boolean().nullable(),
  /** why this option is wrong; after the reveal only */
  why: z.string().nullable(),
  /** share of others who chose it, 0 to 1; after the reveal only */
  share: z.number().nullable(),
})
export type Option = z.infer<typeof Option>

export const Passage = z.object({
  id: z.number(),
  description: z.string(),
  /** Left out by releases that had it as `content`, also in what browsers keep of them. */
  title: z.string().optional(),
  /** The whole text as HTML. */
  content: z.string(),
  /** The passage in lines of a fixed measure, so that "line 12" is the same for everybody. */
  lines: z.array(
    z.object({
      text: z.string(),
      paragraph: z.boolean(),
      heading: z.boolean(),
      /** instead of text: the passage's table or figure, as HTML of the bank */
      figure: z.string().optional(),
    }),
  ),
  category: z.object({ has_passage: z.boolean() }),
})
export type Passage = z.infer<typeof Passage>

export const passageTitle = ({ title, content }: Passage): string => title ?? content

export const AnswerHistory = z.object({
  date_taken: z.string(),
  test_id: z.number().nullable(),
  answer_attributes: z.object({ letter: z.string().nullable() }),
})

export const Question = z.object({
  id: z.number(),
  order: z.number(),
  ancestry: z.string(),
  content: z.string(),
  question_type: z.string(),
  options: z.array(Option),
  correct_grid_in_answer: z.string().nullable(),
  student_produced_answer: z.string().nullable(),
  answer_explanation: z.string().nullable(),
  skipped: z.boolean().nullable(),
  marked: z.boolean(),
  time_spent: z.number(),
  question_percent_correct_average: z.number().nullable(),
  question_time_spent_average: z.number().nullable(),
  passage: Passage.nullable(),
  passage_question_start: z.number().nullable(),
  tag_id: z.string().nullable(),
  answer_attributes: MarkedAnswer.nullable(),
  /** first two outcomes; withheld until the reveal */
  answer_tracker: z.array(z.boolean()).nullable(),
  /** the letters or texts the student gave, in order, so that another device can go on with them */
  answer_changes: z.array(z.string()),
  mistake: z.object({ id: z.number(), logged: z.boolean() }).nullable(),
  answer_history: z.array(AnswerHistory),
  confidence: Confidence.nullable(),
  /** in a running test: how long ago it was last changed, by the server's clock; null where it never was */
  changed_ago_ms: z.number().nullable().optional(),
  /** the misconception behind the chosen wrong answer; after the reveal only; the sentence is about this question, the name about all */
  misconception: z.object({ id: z.string(), name: z.string(), sentence: z.string(), clue: z.string() }).nullable(),
  calculator: z.boolean(),
  /** false while a diagnostic may still replace this question: its number cannot be jumped to */
  fixed: z.boolean(),
  /** in a running diagnostic: the question was left with this answer, which stands */
  final: z.boolean().optional(),
  /** in a tutor test: how many hints were opened */
  hints: z.number().optional(),
  /** in a tutor test: the first answer was looked at and is wrong; it stands, and one more try is open */
  missed: z.boolean().optional(),
  /** with `missed`: what probably happened, before the solution; nothing of the key */
  happened: z.string().nullable().optional(),
  /** the second try, which does not count; after the reveal only */
  second_try: z
    .object({
      answer: z.string(),
      correct: z.boolean(),
      /** what probably happened this time, where it was wrong and that has a name */
      happened: z.string().nullable().optional(),
    })
    .optional(),
})
export type Question = z.infer<typeof Question>
