/** What other features may use of the student model. */
export { changesOfEvents, slotSource } from './answer-changes.ts'
export { denyMisconception } from './deny.ts'
export { expectedBy, expectedIn, hasAnswers, masteryOf, shareOf, standingIn } from './expected.ts'
export { foldAnswers, MODEL_VERSION, readNodes } from './model.ts'
export {
  answerText,
  answerTracker,
  changedFrom,
  type Given,
  givenOf,
  misconceptionOf,
  outcome,
  sentenceOf,
  testScore,
} from './score.ts'
export { isKnown, type NewAnswer, rebuildLearner, recordAnswers } from './service.ts'
export {
  freshStanding,
  type Own,
  ownAnswers,
  type SkillStanding,
  shownLevel,
  skillStanding,
  standingOfSkill,
  type TopicStanding,
  topicStanding,
} from './standing.ts'
export { answersOf, shownMisconceptions, type Tally, talliesOf, topicTallies } from './tally.ts'
