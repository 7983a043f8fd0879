import { topicSuite } from './topic-suite.ts'

topicSuite('algebra-1')
