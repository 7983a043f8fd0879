import { withoutTags } from '@fourfold/base'
import type { Html } from '../kit/types.ts'

/** What a reader sees, roughly: no tags, TeX as it is. */
export const visible = (html: Html): string => withoutTags(html, ' ').replace(/\s+/g, ' ').trim()
