import type { Subject } from '#kit'
import { argumentEvidence } from './lessons/argument-evidence.ts'
import { argumentFigures } from './lessons/argument-figures.ts'
import { argumentMoves } from './lessons/argument-moves.ts'
import { comparison } from './lessons/comparison.ts'
import { comparisonDifferences } from './lessons/comparison-differences.ts'
import { detail } from './lessons/detail.ts'
import { functionOfAPart } from './lessons/function.ts'
import { functionExamplesEndings } from './lessons/function-examples-endings.ts'
import { inference } from './lessons/inference.ts'
import { inferenceRemarks } from './lessons/inference-remarks.ts'
import { mainIdea } from './lessons/main-idea.ts'
import { mainIdeaStories } from './lessons/main-idea-stories.ts'
import { pacing } from './lessons/pacing.ts'
import { sequenceCause } from './lessons/sequence-cause.ts'
import { structure } from './lessons/structure.ts'
import { structureArrangement } from './lessons/structure-arrangement.ts'
import { voiceEffects } from './lessons/voice-effects.ts'
import { voicePointOfView } from './lessons/voice-point-of-view.ts'
import { wordsInContext } from './lessons/words-in-context.ts'

export const subjects: readonly Subject[] = [
  {
    id: 'ar-key-ideas-and-details',
    name: 'Key Ideas and Details',
    weight: 0.48,
    skills: [
      {
        id: 'ar-detail',
        name: 'Find a stated detail',
        needs: [],
        codes: ['RL.11-12.1', 'RI.11-12.1'],
        lesson: detail,
        chapters: [{ id: 'ar-detail-pacing', name: 'Pacing: forty minutes, four passages', lesson: pacing }],
      },
      {
        id: 'ar-inference',
        name: 'Draw an inference',
        needs: ['ar-detail'],
        codes: ['RL.11-12.1', 'RI.11-12.1'],
        lesson: inference,
        chapters: [{ id: 'ar-inference-remarks', name: 'What a remark or an image means', lesson: inferenceRemarks }],
      },
      {
        id: 'ar-main-idea',
        name: 'Find the main idea',
        needs: ['ar-detail'],
        codes: ['RL.11-12.2', 'RI.11-12.2'],
        lesson: mainIdea,
        chapters: [{ id: 'ar-main-idea-stories', name: 'The main idea of a story', lesson: mainIdeaStories }],
      },
      {
        id: 'ar-sequence-cause',
        name: 'Follow sequence and cause',
        needs: ['ar-detail'],
        codes: ['RL.11-12.3', 'RI.11-12.3'],
        lesson: sequenceCause,
      },
    ],
  },
  {
    id: 'ar-craft-and-structure',
    name: 'Craft and Structure',
    weight: 0.3,
    skills: [
      {
        id: 'ar-words-in-context',
        name: 'Words in context',
        needs: ['ar-detail'],
        codes: ['RL.11-12.4', 'RI.11-12.4'],
        lesson: wordsInContext,
      },
      {
        id: 'ar-function',
        name: 'Say what a part is for',
        needs: ['ar-inference', 'ar-main-idea'],
        codes: ['RL.11-12.5', 'RI.11-12.5'],
        lesson: functionOfAPart,
        chapters: [
          { id: 'ar-function-examples-endings', name: 'Examples, endings, and irony', lesson: functionExamplesEndings },
        ],
      },
      {
        id: 'ar-structure',
        name: 'See how a passage is built',
        needs: ['ar-function', 'ar-sequence-cause'],
        comesBack: ['ar-argument-evidence', 'ar-comparison'],
        codes: ['RL.11-12.5', 'RI.11-12.5'],
        lesson: structure,
        chapters: [{ id: 'ar-structure-arrangement', name: 'How details are arranged', lesson: structureArrangement }],
      },
      {
        id: 'ar-voice-point-of-view',
        name: 'Voice and point of view',
        needs: ['ar-inference', 'ar-words-in-context'],
        codes: ['RL.11-12.6', 'RI.11-12.6'],
        lesson: voicePointOfView,
        chapters: [{ id: 'ar-voice-point-of-view-effects', name: 'Effects of a remark', lesson: voiceEffects }],
      },
    ],
  },
  {
    id: 'ar-integration-of-knowledge-and-ideas',
    name: 'Integration of Knowledge and Ideas',
    weight: 0.22,
    skills: [
      {
        id: 'ar-argument-evidence',
        name: 'Weigh argument and evidence',
        needs: ['ar-main-idea', 'ar-function'],
        comesBack: ['ar-comparison'],
        codes: ['RI.11-12.8', 'RI.11-12.1'],
        lesson: argumentEvidence,
        chapters: [
          { id: 'ar-argument-evidence-moves', name: 'The moves of an argument', lesson: argumentMoves },
          { id: 'ar-argument-evidence-figures', name: 'Graphs and tables', lesson: argumentFigures },
        ],
      },
      {
        id: 'ar-comparison',
        name: 'Compare two passages',
        needs: ['ar-main-idea', 'ar-voice-point-of-view'],
        comesBackSays:
          'On the ACT, this comes in the part that has two shorter passages instead of one: its last questions ask about both.',
        codes: ['RL.11-12.9', 'RI.11-12.9', 'RI.11-12.7'],
        lesson: comparison,
        chapters: [{ id: 'ar-comparison-differences', name: 'Naming a difference', lesson: comparisonDifferences }],
      },
    ],
  },
]
