import { topicSuite } from './topic-suite.ts'

topicSuite('act-reading')
