import { topicSuite } from './topic-suite.ts'

topicSuite('geometry')
