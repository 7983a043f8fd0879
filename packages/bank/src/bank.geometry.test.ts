import { topicSuite } from './bank-suite.ts'

topicSuite('geometry')
