/** The folders of all topics, in the order in which they are shown. A new topic is one entry here and one in `registry.ts`. */
export const TOPIC_FOLDERS = [
  'algebra-1',
  'geometry',
  'algebra-2',
  'trigonometry',
  'sat-math',
  'sat-reading-writing',
  'act-reading',
] as const
export type TopicFolder = (typeof TOPIC_FOLDERS)[number]
