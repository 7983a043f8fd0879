import { z } from 'zod'

// Before any schema is made: Zod would else try whether it may build code from text, which the pages' policy forbids.
z.config({ jitless: true })
