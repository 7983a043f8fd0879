/** What other features may use of the bank. */
export { answerOf } from './answers.ts'
export { type Catalog, type CatalogItem, itemView, PRIOR_VAR, type SkillInfo, type TopicInfo } from './catalog.ts'
export { itemsShowing, templatesShowing } from './showing.ts'
export { type LessonSkill, lessonSkills, prerequisites, successors } from './taxonomy.ts'
