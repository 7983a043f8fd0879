import { topicSuite } from './topic-suite.ts'

topicSuite('sat-math')
