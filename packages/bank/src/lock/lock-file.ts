/** The lock files: which items a topic has, for ever. One line per item, so that a diff reads well. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs'

export type LockEntry = Readonly<{
  /** `A1-0412`; given once and never again. */ display: string
  /** `<template>/<frame>/<number>`, or the id of a written question (`…@2` for what replaced a retired one). */
  id: string
  /** Only for drawn items: the seed of names and of the options' order. */ seed?: string
  /** Only for drawn items: kept here, so that a changed `draw` changes no item that exists. */ params?: unknown
  /** Semantic hash: numbers, key and options. */ hash: string
  /** Hash of the wording; another one is a new revision of the same item. */ text: string
  retired?: true
}>

const FOLDER = new URL('../../locks/', import.meta.url)
const fileOf = (topicId: string): URL => new URL(`${topicId}.lock.json`, FOLDER)

/** The file as it is, to be hashed without being understood; empty where there is none. */
export const lockText = (topicId: string): string =>
  existsSync(fileOf(topicId)) ? readFileSync(fileOf(topicId), 'utf8') : ''

export const hasLock = (topicId: string): boolean => existsSync(fileOf(topicId))

export function readLock(topicId: string): readonly LockEntry[] {
  const text = lockText(topicId)
  return text === '' ? [] : (JSON.parse(text) as LockEntry[])
}

/** Always the same properties in the same order. */
const line = ({ display, id, seed, params, hash, text, retired }: LockEntry): string =>
  JSON.stringify({ display, id, seed, params, hash, text, retired })

export const lockLines = (entries: readonly LockEntry[]): string => `[\n${entries.map(line).join(',\n')}\n]\n`

export function writeLock(topicId: string, entries: readonly LockEntry[]): void {
  writeFileSync(fileOf(topicId), lockLines(entries))
}
