import type { Subject } from '#kit'

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
        lesson: {
          idea: '<p>Some questions ask for something the passage says outright. Nothing has to be concluded; it has to be found. The right option seldom repeats the passage’s words. It says the same thing in others, while a wrong option often borrows the very words and bends what they mean.</p>',
          rule: '<p>Take one searchable word from the question (a name, a number, a thing), go back to it in the passage, and read from one sentence before to one sentence after. Choose the option you could put your finger under.</p>',
          example:
            '<p><em>“Old Brandt kept bees for the wax; the honey he gave to whoever walked past.”</em></p><p>According to the passage, why did Brandt keep bees?</p><ol><li>Searchable word: <em>bees</em>. It stands in the first half of the sentence.</li><li>What is said there: he kept them <em>for the wax</em>.</li><li>“To have material for candles and polish” goes too far, since candles are never mentioned. “To share honey with strangers” is something he did, but not his reason. “To obtain the wax they made” fits.</li></ol>',
          trap: '<p>Answering from memory. After eight hundred words you remember that the honey was there; you may no longer remember what it was there for. Looking costs ten seconds.</p>',
        },
      },
      {
        id: 'ar-inference',
        name: 'Draw an inference',
        needs: ['ar-detail'],
        codes: ['RL.11-12.1', 'RI.11-12.1'],
        lesson: {
          idea: '<p>“Suggests”, “implies” and “can reasonably be inferred” mean: the passage does not say it, but what it does say leaves little room for anything else. An inference is one short step from the text, not a leap.</p>',
          rule: '<p>Finish this sentence for the option you like: “This must be so, because the passage says …”. If you need a second <em>because</em> that comes out of your own head, the option goes too far.</p>',
          example:
            '<p><em>“My aunt laughed at the weather report, then moved the chairs indoors.”</em></p><p>What can be inferred about the aunt?</p><ol><li>She laughs: she does not want to seem to believe the report.</li><li>She moves the chairs: she acts as if it may be right.</li><li>So: she takes the warning more seriously than she lets on. “She is afraid of storms” needs a step that the sentence does not give you.</li></ol>',
          trap: '<p>Choosing what would usually be true of such a person or place. The question is what is true of this one, on the strength of these words.</p>',
        },
      },
      {
        id: 'ar-main-idea',
        name: 'Find the main idea',
        needs: ['ar-detail'],
        codes: ['RL.11-12.2', 'RI.11-12.2'],
        lesson: {
          idea: '<p>The main idea is the one statement that all the parts serve. It is smaller than the subject (“bridges”) and larger than any one paragraph (“how the cables were spun”). It has a verb: the passage does not only have a topic, it says something about it.</p>',
          rule: '<p>After reading, say in ten words what the writer wants you to know by the end that you did not know at the beginning. Then test each option against the first <em>and</em> the last paragraph. The right one covers both.</p>',
          example:
            '<p>A passage opens with a village that rings a bell in fog, explains how sound carries over water, and ends with the bell still rung today although every boat has satellite navigation.</p><ol><li>“Sound carries well over cold water”: true, but only the middle.</li><li>“Technology changes life at sea”: too wide, and the ending says the opposite.</li><li>“A custom that began as a safety measure has outlived its practical use”: beginning, middle and end all serve it.</li></ol>',
          trap: '<p>The most vivid detail. You remember it best because it was well written, not because everything else depends on it.</p>',
        },
      },
      {
        id: 'ar-sequence-cause',
        name: 'Follow sequence and cause',
        needs: ['ar-detail'],
        codes: ['RL.11-12.3', 'RI.11-12.3'],
        lesson: {
          idea: '<p>The order in which a writer tells things is often not the order in which they happened, and two things that happen together need not be cause and effect. These questions ask you to put events back in order, or to say what led to what.</p>',
          rule: '<p>Mark the time words (<em>by then, had already, two years before</em>) and the cause words (<em>because, so, led to, which is why</em>). For order, make a tiny time line. For cause, ask: which of the two does the passage say made the other happen?</p>',
          example:
            '<p><em>“When the ferry closed, the school had been empty for a year; the families had left once the cannery stopped buying.”</em></p><ol><li>Told order: ferry, school, families, cannery.</li><li>Real order: cannery stops buying → families leave → school empties → ferry closes.</li><li>So the first event in time is the last one told. The past perfect (<em>had been, had left</em>) shows it.</li></ol>',
          trap: '<p>Turning the arrow round. A wrong option often names the right two events with cause and effect exchanged: “families left because the ferry closed”.</p>',
        },
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
        lesson: {
          idea: '<p>The words asked about are rarely hard ones. They are common words with several meanings (<em>grave, pitch, temper, arrested</em>), and the passage uses one of the less common. All four options may stand in a dictionary under that word.</p>',
          rule: '<p>Cover the word. Read the sentence and fill the hole with your own word. Only then look at the options, and put the winner back into the sentence to hear whether it still says the same.</p>',
          example:
            '<p><em>“The committee entertained the proposal for an hour and then went to lunch.”</em></p><ol><li>Cover <em>entertained</em>: “The committee ___ the proposal for an hour.” Your word: <em>discussed</em>, <em>thought about</em>.</li><li>Options: amused, hosted, considered, distracted.</li><li>“Considered” matches your word. “Amused” and “hosted” are good meanings of <em>entertain</em>, elsewhere.</li></ol>',
          trap: '<p>The meaning you met first. It is always among the options, and it is nearly always wrong.</p>',
        },
      },
      {
        id: 'ar-function',
        name: 'Say what a part is for',
        needs: ['ar-inference', 'ar-main-idea'],
        codes: ['RL.11-12.5', 'RI.11-12.5'],
        lesson: {
          idea: '<p>A function question does not ask what a sentence says but what it does there: gives an example, raises a doubt, prepares a surprise, answers an objection, shows a trait. The answer begins, in effect, with “in order to”.</p>',
          rule: '<p>Read the sentence before and the sentence after. Ask what would be missing if the part were cut. Check the verb of each option first (<em>illustrate, contradict, introduce, concede</em>): a wrong verb makes the whole option wrong.</p>',
          example:
            '<p><em>“Swifts hardly ever land. One bird followed by radio stayed in the air for ten months.”</em></p><p>The second sentence is there to …</p><ol><li>Before it stands a general claim.</li><li>It gives one measured case of that claim.</li><li>So it <em>supports a claim with an example</em>. “Explain how swifts are followed” is about a word in it, not about its job.</li></ol>',
          trap: '<p>An option that repeats correctly what the lines <em>say</em>. It feels safe because it is true, but it answers a question that was not asked.</p>',
        },
      },
      {
        id: 'ar-structure',
        name: 'See how a passage is built',
        needs: ['ar-function', 'ar-sequence-cause'],
        codes: ['RL.11-12.5', 'RI.11-12.5'],
        lesson: {
          idea: '<p>Structure is the order of the parts and the reason for it: question then answer, old view then new view, one afternoon interrupted by a memory, claim then doubt then a smaller claim. Two passages with the same facts can be built quite differently.</p>',
          rule: '<p>Give each paragraph a label of three words as you read (“the old theory”, “what went wrong”, “new test”). Read the labels in a row: that row is the structure. The right option names the turns in the order in which they come.</p>',
          example:
            '<p>Labels of a passage: <em>a puzzle about eels; two wrong answers; the net with small holes; what is still unknown.</em></p><ol><li>“A chronological life of a scientist”: no person runs through it.</li><li>“A debate that is left undecided”: only the last label fits.</li><li>“A puzzle, failed solutions, a partial solution, and what remains”: all four labels, in order.</li></ol>',
          trap: '<p>An option with the right parts in the wrong order, or one whose first half is perfect. Check the end of the option against the end of the passage.</p>',
        },
      },
      {
        id: 'ar-voice-point-of-view',
        name: 'Voice and point of view',
        needs: ['ar-inference', 'ar-words-in-context'],
        codes: ['RL.11-12.6', 'RI.11-12.6'],
        lesson: {
          idea: '<p>Who is speaking, from where, and with what feeling? A narrator can be a grown woman remembering herself at nine; a writer can report a theory without holding it. Attitude hides in small choices: an adjective, a joke, what is told at length and what in half a line.</p>',
          rule: '<p>Collect two or three words that carry feeling and ask what they have in common. Keep apart what the writer thinks, what a person in the passage thinks, and what “some people” think. Mixed feelings are common: trust an option with two sides only if you can find both.</p>',
          example:
            '<p><em>“My father’s inventions were all magnificent, and some of them even turned on.”</em></p><ol><li>Words with feeling: <em>magnificent</em> (praise), <em>some of them even turned on</em> (a joke at their cost).</li><li>In common: fondness that sees the faults.</li><li>So: <em>affectionately amused</em>, not “bitter”, and not “awed”.</li></ol>',
          trap: '<p>Taking a view that is quoted for the view of the writer. “For years it was held that …” usually means that the writer is about to disagree.</p>',
        },
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
        codes: ['RI.11-12.8', 'RI.11-12.1'],
        lesson: {
          idea: '<p>An argument has a claim, reasons, and evidence that is meant to carry them. These questions ask which evidence supports which claim, what would weaken it, or whether a statement is fact or the writer’s judgment.</p>',
          rule: '<p>Say the claim in one sentence. For each option ask: if this is true, does the claim become more likely, less likely, or neither? Evidence that is merely on the same subject does neither.</p>',
          example:
            '<p>Claim: <em>the town’s old trees keep its streets cooler.</em></p><ol><li>“The trees were planted in 1890”: same subject, no bearing on temperature.</li><li>“Residents like the trees”: no bearing.</li><li>“Streets where the trees were felled are now three degrees warmer at noon than before”: makes the claim more likely. This is the support.</li></ol>',
          trap: '<p>A striking fact next to the claim. Standing side by side in a paragraph does not make one the evidence for the other.</p>',
        },
      },
      {
        id: 'ar-comparison',
        name: 'Compare two passages',
        needs: ['ar-main-idea', 'ar-voice-point-of-view'],
        codes: ['RL.11-12.9', 'RI.11-12.9', 'RI.11-12.7'],
        lesson: {
          idea: '<p>Paired passages share a subject and differ in something: purpose, tone, kind of evidence, or the answer they give. A comparison question is two small questions in one, and both halves of the option must be right.</p>',
          rule: '<p>Read A and answer the questions on A before you read B. Then write one line for each: “A says …, B says …”. Judge each option one half at a time, and cross it out at the first half that fails.</p>',
          example:
            '<p>A: a hiker tells how a map led her astray. B: a map-maker explains why every map must leave things out.</p><ol><li>“A criticizes maps, B defends all of them”: A half right; B admits their limits, so it fails.</li><li>“A gives a personal experience, B a general explanation”: both halves hold.</li><li>“Both argue that maps are useless”: fails for both.</li></ol>',
          trap: '<p>The option that is right with the names exchanged. Before you choose, put your finger on the passage that each half belongs to.</p>',
        },
      },
    ],
  },
]
