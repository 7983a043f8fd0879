import { topicSuite } from './bank-suite.ts'

topicSuite('sat-math')
