import { WEIGHTS } from './weights.ts'

/**
 * Every number the model uses. `from` says where each group comes from; nothing here is changed at run time.
 */
export const PARAMS = Object.freeze({
  version: 2,
  /** Ability filter: prior variances and drift. From: grid on the training folds of the open benchmark. */
  filter: Object.freeze({
    topic_var: 1,
    subject_var: 0.15,
    skill_var: 0.3,
    topic_drift: 0.001,
    subject_drift: 0.002,
    skill_drift: 0.01,
    /** Added per day without practice; a variance never passes its prior. */ day_drift: 0.004,
    /** How strongly earlier answers on a skill keep the next one from counting for its topic and subject. */ own: 2,
    /** How much of an answer's evidence a skip carries. */ skip_weight: 0.3,
    /** How much of an answer's evidence a repeated item carries. */ repeat_weight: 0.6,
  }),
  /** Memory lengths of the running averages, as the share kept at each answer. From: as the filter. */
  memory: Object.freeze({
    fade: 0.75,
    form: 0.9,
    recent: 0.9,
    lately: 0.6,
    fluency: 0.7,
    haste: 0.5,
    rush: 0.9,
    pace: 0.8,
    kin: 0.4,
  }),
  /**
   * The chance to hit by luck: for choices this part of one over the options, since good wrong options draw those who do
   * not know (Lord 1980, §7.1, finds guessing floors below one over the options). From: the form of the items.
   */
  guess: Object.freeze({ choice: 0.75, grid: 0.02 }),
  /** The chance to miss what one knows (Barton and Lord 1981, upper asymptote). From: bench/engine. */
  slip: 0.03,
  /** Weights of the top layer. From: the open benchmark; see weights.ts. */
  weights: WEIGHTS,
  /** Mastery words and ages. From: product decision, docs/benchmark.md shows what they mean in the simulator. */
  mastery: Object.freeze({ strong: 0.8, moderate: 0.6 }),
  /** Forgetting curve behind "needs refresh". From: product decision; days until half is at risk after one right answer. */
  recall: Object.freeze({ days: 7, power: 0.5, refresh: 0.75 }),
  /** Predicted score: logits of the top layer per logit of ability, and the band's scale. From: bench/engine. */
  score: Object.freeze({ topic_gain: 1, skill_gain: 1, spread: 0.85, least_slope: 0.08 }),
  /** Practice: logits gained per question, target chance, share of reviews, spacing. From: bench/engine. */
  practice: Object.freeze({
    gain: 0.3,
    near: 0.5,
    /** How much a template answered right lately steps back, per right answer in a row. */ turn: 1.2,
    /** How much a template steps back for each of its questions in the same test. */ again: 1,
    /** Mastery from which a skill gives way to any other. */ done: 0.85,
    /** Share of a test that its skill keeps when all its kinds of question went right lately. */ own_share: 0.4,
    target: 0.7,
    review_share: 0.2,
    review_days: Object.freeze([1, 3, 7, 21]),
    reach: 0.55,
    /** What is left of a skill's rank when its prerequisites are out of reach, or when it is Strong already. */
    out_of_reach: 0.5,
    strong_share: 0.01,
    /** What a prerequisite earns for each skill that waits for it. */ opens: 0.5,
  }),
  /** Diagnostic: limits, and how strongly spread and coverage count. From: bench/engine and bench/diagnostic. */
  diagnostic: Object.freeze({
    questions: 20,
    seconds: 1800,
    shortlist: 8,
    time_power: 0.3,
    grid_share: 0.5,
    /** What knowing one skill counts for against knowing what all share, which counts once for each skill. */
    skill_worth: 10,
  }),
  /** Adapting the weights to a topic's own students: how far a weight may be off. From: product decision. */
  adapt: Object.freeze({ weight_sd: 0.5 }),
  /**
   * Calibration: how far a sibling may be from its template, and a template from its prior (from bench/models), and how
   * often the answers are gone through (from bench/engine).
   */
  calibrate: Object.freeze({ sibling_var: 0.3, template_var: 0.5, max_step: 2, passes: 3 }),
})

type Widen<T> = T extends number ? number : T extends object ? { readonly [K in keyof T]: Widen<T[K]> } : T

/** The same shape with any numbers: what the benchmarks fit and the tests vary. */
export type Params = Widen<typeof PARAMS>
