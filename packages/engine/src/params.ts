import { WEIGHTS } from './weights.ts'

/**
 * Every number the model uses. `from` says where each group comes from; nothing here is changed at run time.
 */
export const PARAMS = Object.freeze({
  version: 3,
  /** Ability filter: prior variances and drift. From: grid on the training folds of the open benchmark. */
  filter: Object.freeze({
    topic_var: 1,
    subject_var: 0.15,
    skill_var: 0.3,
    topic_drift: 0.001,
    subject_drift: 0.002,
    skill_drift: 0.01,
    /** Added per day without practice; a variance never passes its prior. */ day_drift: 0.004,
    /** How strongly earlier answers on a skill keep the next one from counting for its topic and subject. */
    skill_explains: 2,
    /** How much of an answer's evidence a skip carries. */ skip_weight: 0.3,
    /** How much of an answer's evidence a repeated item carries. */ repeat_weight: 0.6,
    /**
     * How much of a right answer's evidence is left after each hint; a wrong one says as much as ever. Default until there
     * are enough answers after hints to fit it: half, as each hint gives away about half of what is left to find.
     */
    hint_weight: 0.5,
  }),
  /** Memory lengths of the running averages, as the share kept at each answer. From: as the filter. */
  memory: Object.freeze({
    fade: 0.75,
    surprise: 0.9,
    accuracyLong: 0.9,
    accuracyShort: 0.6,
    fluency: 0.7,
    hasteShort: 0.5,
    hasteLong: 0.9,
    templateTrend: 0.4,
  }),
  /**
   * The chance to hit by luck: for choices this part of one over the options, since good wrong options draw those who do
   * not know (Lord 1980, §7.1, finds guessing floors below one over the options). From: the surprise of the items.
   */
  guess: Object.freeze({ choice: 0.75, grid: 0.02 }),
  /** The chance to miss what one knows (Barton and Lord 1981, upper asymptote). From: bench/engine. */
  slip: 0.05,
  /** Weights of the top layer. From: the open benchmark; see weights.ts. */
  weights: WEIGHTS,
  /**
   * How learning may work, side by side: logits gained by a question worked through while nothing is learnt yet, the most
   * that can be learnt, the share that fades and in how many days, how much of it settles at each return, how much
   * of what earlier misses say a right answer takes back, and how much each hypothesis counts in what is shown. From: bench/engine, tuning families.
   */
  learning: Object.freeze([
    Object.freeze({
      name: 'little is learnt',
      share: 0.25,
      gain: 0.04,
      most: 1,
      fading_share: 0.5,
      fade_days: 3.5,
      forget_days: 180,
      settle: 0.1,
      renew: 0.06,
    }),
    Object.freeze({
      name: 'steady',
      share: 0.45,
      gain: 0.25,
      most: 3,
      fading_share: 0.5,
      fade_days: 5,
      forget_days: 90,
      settle: 0.25,
      renew: 0.11,
    }),
    Object.freeze({
      name: 'quick, and quickly gone',
      share: 0.3,
      gain: 0.7,
      most: 3.5,
      fading_share: 0.6,
      fade_days: 2.5,
      forget_days: 60,
      settle: 0.3,
      renew: 0.17,
    }),
  ]),
  /**
   * Learning at a stroke, a hypothesis beside the gradual ones in choosing practice: ability with and without the skill,
   * chance that a solution teaches it, days and power of forgetting. From: bench/engine, tuning families.
   */
  stroke: Object.freeze({
    able: 1.8,
    unable: -2.2,
    learn: 0.33,
    /** The same where what it builds on is missing, as a share. */ blocked: 0.15,
    keep_days: 8,
    keep_power: 0.4,
    /** Share of its usual chance to be known that a skill has without its ground; how far it stands out with it. */
    leak: 0.3,
    lift: 0.3,
    /** Recalls that what was known before the first question counts for. */ first_recalls: 1.5,
  }),
  /** Students of a topic before any answer, in logits on the bank's own scale. From: bench/engine, tuning families. */
  prior: Object.freeze({ mean: -0.3, topic_var: 4, subject_var: 0.25, skill_var: 1 }),
  /** Answers of a topic's own students at which the fitted terms count as much as the prior model. From: bench/engine. */
  takeover: 40_000,
  /** Mastery words and ages. From: product decision, docs/benchmark.md shows what they mean in the simulator. */
  mastery: Object.freeze({ strong: 0.8, moderate: 0.6 }),
  /** Logits lost since the last practice from which a skill needs a refresh. From: product decision. */
  refresh: 0.1,
  /**
   * Predicted score: the band's scale, the least it may be unsure of, what each day without an answer adds, and how quickly it follows practice that goes better or
   * worse than expected (the share of one answer). From: bench/engine, tuning families.
   */
  score: Object.freeze({ spread: 1.1, least_sd: 0.045, wait_sd: 0.015, track: 1 / 30 }),
  /** Practice: what a question is worth, and which questions make a set. From: bench/engine, tuning families. */
  practice: Object.freeze({
    /** How much learning at a stroke counts beside gradual learning. */ stroke_share: 0.5,
    /** How much learning at a stroke says of a skill's ground; 1 where all of it counts, 0 the weakest alone. */
    ground_at_once: 0.5,
    ground_all: 0.5,
    /** How steeply the worth of learning at a stroke falls where the ground is in doubt. */ ground_power: 1.5,
    /** Misses in a row at which a skill's next solution is half as likely to teach it. */ patience: 8,
    /** Worth of a skill asked earlier the same day. */ same_day: 0.4,
    /** How much of what would fade a return saves. */ keep: 0.4,
    /** Share of gradual learning that needs the prerequisites. */ gate: 0.3,
    /** What a question opens counts for so many later ones. */ opens: 2,
    /** Worth of each further question on a skill in one set. */ repeat: 0.3,
    /** Worth of a miss that was never explained, and of one that was. */ unexplained_miss: 2.5,
    explained_miss: 1.2,
    /** Known share from which nothing waits for a skill any more. */ done: 0.85,
    /** Questions on one skill in a set of ten; of a new one whose lesson was read. */ per_skill: 1,
    block: 4,
    /** How much a question's length counts: 1 would be points a minute, 0 points a question. */ time_power: 0.1,
    /** Chance to know what is asked that is aimed at, and after a right answer. */ target: 0.6,
    target_next: 0.5,
    /** How much a template answered right lately steps back, per right answer in a row. */ right_in_a_row: 0.4,
    /** How much one that was missed comes forward. */ missed_template: 0.3,
    /** How much a template steps back for each of its questions in the same test. */ same_template: 1,
  }),
  /** Diagnostic: limits, and how strongly spread and coverage count. From: bench/engine and bench/diagnostic. */
  diagnostic: Object.freeze({
    questions: 20,
    seconds: 1800,
    shortlist: 8,
    time_power: 0.3,
    grid_share: 0.7,
    /** What knowing one skill counts for against knowing what all share, which counts once for each skill. */
    skill_worth: 10,
  }),
  /** Adapting the weights to a topic's own students: how far a weight may be off. From: product decision. */
  adapt: Object.freeze({ weight_sd: 0.5 }),
  /**
   * Calibration: how far a sibling may be from its template, and a template from its prior (from bench/models), and how
   * often the answers are gone through (from bench/engine).
   */
  calibrate: Object.freeze({ sibling_var: 0.3, template_var: 0.5, skill_var: 0.15, max_step: 2, passes: 3 }),
})

type Widen<T> = T extends number
  ? number
  : T extends string
    ? string
    : T extends readonly (infer U)[]
      ? readonly Widen<U>[]
      : T extends object
        ? { readonly [K in keyof T]: Widen<T[K]> }
        : T

/** The same shape with any numbers: what the benchmarks fit and the tests vary. */
export type Params = Widen<typeof PARAMS>
