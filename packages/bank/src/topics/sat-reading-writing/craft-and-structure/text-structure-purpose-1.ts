import type { WrittenItem } from '#kit'

export const textStructurePurpose1: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/text-structure-purpose-01',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Low',
    b: -1.1,
    seconds: 55,
    text: '<p>Many orb-weaving spiders renew their webs by eating them. Silk is costly protein, and an old web, torn and dusty, would go to waste if it were simply dropped. By swallowing it, the spider recovers much of what it spent; tracer studies show that material from the old web can turn up in the new one within the hour.</p>',
    stem: 'Which choice best states the main purpose of the text?',
    right: 'To account for a habit by what it saves',
    wrong: [
      {
        html: 'To describe how quickly spiders rebuild webs',
        misconception: 'rw-part-for-whole',
        why: 'Speed comes in at the end, as support for the explanation. One part of the text has to do with it, which makes it tempting; the rest is left without a place.',
      },
      {
        html: 'To argue for the use of silk by people',
        misconception: 'rw-outside-the-text',
        why: 'Strong silk might well be of use to people, but the text never mentions them; it tells what the spider itself saves.',
      },
      {
        html: 'To survey the ways in which animals recycle',
        misconception: 'rw-too-broad',
        why: 'The text is about spiders and their webs alone. A general lesson is tempting; the text does not draw it.',
      },
    ],
    evidence: ['Silk is costly protein', 'By swallowing it, the spider recovers much of what it spent'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Test the verb of each option alone before you look at its subject.</p><p>The text gives a reason: “Silk is costly protein,” and “By swallowing it, the spider recovers much of what it spent.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-02',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0,
    seconds: 65,
    text: '<p>In 1854 the physician John Snow persuaded officials to remove the handle of a water pump in Soho, London, where cholera was raging. The story is told as a triumph of science. <u>Snow himself noted that the epidemic was already fading, since so many residents had fled.</u> The true triumph was quieter: the map and the tables by which he showed, over the following months, that those who drank the water were those who had died.</p>',
    stem: 'Which choice best describes the function of the underlined sentence in the text as a whole?',
    right: 'It softens a well-known story to which the text gives a new emphasis.',
    wrong: [
      {
        html: 'It accuses officials of having acted too late to halt the epidemic.',
        misconception: 'rw-names-the-wrong-move',
        why: 'Nobody is accused; Snow makes a remark about timing. The subject is right, which makes it tempting, but test the verb: the text does not do that.',
      },
      {
        html: 'It supplies the evidence that proved that water had carried the disease.',
        misconception: 'rw-another-sentence',
        why: 'The text does supply such evidence, but in the sentence after this one: the map and the tables.',
      },
      {
        html: 'It tempers a familiar story by denying that cholera was carried by water.',
        misconception: 'rw-half-right',
        why: 'The story is tempered, but by the remark that the epidemic was fading; that water carried it is what Snow went on to show.',
      },
    ],
    evidence: [
      'The story is told as a triumph of science.',
      'Snow himself noted that the epidemic was already fading',
      'The true triumph was quieter',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Name what each sentence does with a verb, and match the verbs with the options.</p><p>“The story is told as a triumph”; the underlined sentence limits it (“already fading”); then “The true triumph was quieter” shifts the emphasis.',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-03',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Low',
    b: -0.9,
    seconds: 55,
    text: '<p>The following text is from Clara Penhallow’s 1908 story “The Boarder.” <em>(Author and text invented for Fourfold.)</em></p><p>He had come in March with one trunk and excellent manners. At breakfast he was a sea captain. By supper, as Mrs. Lowe’s sister had arrived with her interest in theaters, he had once been a tenor. He had hunted in Bengal for the vicar and kept bees for the vicar’s wife. It was not that he lied, Mrs. Lowe decided, so much as that he could not bear to leave anybody alone with a hobby.</p>',
    stem: 'Which choice best states the main purpose of the text?',
    right: 'To introduce a character with gentle humor',
    wrong: [
      {
        html: 'To warn readers against trusting a stranger',
        misconception: 'rw-names-the-wrong-move',
        why: 'The tone is amused, and no harm is done. Its topic fits; what it says the text does with the topic is wrong.',
      },
      {
        html: 'To contrast life at sea with life on the stage',
        misconception: 'rw-part-for-whole',
        why: 'Sea and stage are both in the text, but as two of the boarder’s inventions; the vicar, the bees, and Mrs. Lowe are left out.',
      },
      {
        html: 'To present a man who is disliked for his lies',
        misconception: 'rw-half-right',
        why: 'A character is introduced, but Mrs. Lowe decides that it was “not that he lied”; she is amused, not offended.',
      },
    ],
    evidence: ['could not bear to leave anybody alone with a hobby'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Ask what would be missing if the part in question were cut.</p><p>One invented past follows another, and the last line smiles at it: he “could not bear to leave anybody alone with a hobby.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-04',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 65,
    text: '<p>Why do some rivers meander? One might suppose that they bend to get around obstacles, but rivers meander even on plains where nothing is in the way. The answer lies in the water itself. Where a stream curves ever so slightly, it runs faster along the outer bank and cuts into it, and it runs slower along the inner bank and drops its silt there. The bend feeds on itself.</p>',
    stem: 'Which choice best describes the overall structure of the text?',
    right: 'It asks a question, rejects one answer, and then gives another.',
    wrong: [
      {
        html: 'It asks a question, offers two answers, and leaves it unsettled.',
        misconception: 'rw-names-the-wrong-move',
        why: 'The text settles it: “The answer lies in the water itself.” The subject is right, which makes it tempting, but test the verb: the text does not do that.',
      },
      {
        html: 'It asks a question, gives an answer, and then shows an exception to it.',
        misconception: 'rw-half-right',
        why: 'Question and answer are right, but the wrong answer comes first, and no exception follows the right one.',
      },
      {
        html: 'It describes how a stream cuts one bank and builds up another.',
        misconception: 'rw-part-for-whole',
        why: 'This fits only the last third of the text. One part of the text has to do with it, which makes it tempting; the rest is left without a place.',
      },
    ],
    evidence: ['Why do some rivers meander?', 'One might suppose', 'The answer lies in the water itself.'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Test the verb of each option alone before you look at its subject.</p><p>“Why do some rivers meander?” is the question, “One might suppose” brings the answer that is rejected, and “The answer lies in the water itself” begins the one that is given.',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-05',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 65,
    text: '<p>Costume designer Ritu Falk begins with shoes. <u>An actor in the wrong hat, she says, will forget the hat; an actor in the wrong shoes will walk wrongly for two hours.</u> Once she has found the pair that makes a performer stand as the character would stand, she builds upward, and by the time she reaches the collar, she claims, there is seldom much left to decide.</p>',
    stem: 'Which choice best describes the function of the underlined sentence in the text as a whole?',
    right: 'It gives the reasoning that lies behind the practice which the text describes.',
    wrong: [
      {
        html: 'It lists the pieces of clothing in the order in which she selects them.',
        misconception: 'rw-another-sentence',
        why: 'The text does give an order, from shoes upward, but in the sentence after this one; here one hears why shoes come first.',
      },
      {
        html: 'It complains of actors who pay no heed to the clothes they are given.',
        misconception: 'rw-names-the-wrong-move',
        why: 'She makes a point about shoes, not a complaint about actors. The subject is right, which makes it tempting, but test the verb: the text does not do that.',
      },
      {
        html: 'It shows how long a performer has to stand and walk in the course of a play.',
        misconception: 'rw-true-but-not-asked',
        why: 'Two hours are mentioned, but not in order to report on length. Read the question again: it asks for something else.',
      },
    ],
    evidence: ['begins with shoes', 'an actor in the wrong shoes will walk wrongly for two hours'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Name what each sentence does with a verb, and match the verbs with the options.</p><p>Falk “begins with shoes”; the underlined sentence says why: wrong shoes make an actor “walk wrongly for two hours.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-06',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 75,
    text: '<p>It has become usual to say that the great library of Alexandria perished in a fire, and to name the culprit according to taste: a general, a bishop, or a caliph. The sources do mention fires. They also mention, less dramatically, that scholars were expelled and that their support was withdrawn; and papyrus rolls rot if no one pays to have them recopied. A library can burn in a night; to die, this one seems to have needed several centuries and a great many people who had other things to pay for.</p>',
    stem: 'Which choice best states the main purpose of the text?',
    right: 'To show how neglect, more than any single disaster, brought a library to an end',
    wrong: [
      {
        html: 'To suggest that a single fire did less harm to a library than an enemy’s army did',
        misconception: 'rw-half-right',
        why: 'That the fire is given too much weight is right, but it is neglect, not an army, that the text blames.',
      },
      {
        html: 'To show that the reports of fires at an ancient library were later inventions',
        misconception: 'rw-overstates',
        why: 'Doubt is cast on the fire as the whole story, but “The sources do mention fires”; the text does not call the reports inventions.',
      },
      {
        html: 'To explain the ways in which the great libraries of antiquity were financed',
        misconception: 'rw-too-broad',
        why: 'Only one library is discussed, and money only as a part of its decline. It is near to what the text says, but much wider; the text stays with its one case.',
      },
    ],
    evidence: [
      'scholars were expelled and that their support was withdrawn; and papyrus rolls rot if no one pays to have them recopied',
      'several centuries and a great many people who had other things to pay for',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Ask what would be missing if the part in question were cut.</p><p>Against the fire the text sets that “scholars were expelled,” that “their support was withdrawn,” and that “papyrus rolls rot,” over “several centuries”: slow neglect.',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-07',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Low',
    b: -0.8,
    seconds: 60,
    text: '<p>Chili peppers are not hot by accident. Mammals that bite into one feel pain, and they chew seeds to bits in any case. Birds feel nothing of the kind; they swallow the seeds whole and drop them far away. <u>The heat, in other words, turns away the animals that destroy the seeds and spares the ones that sow them.</u></p>',
    stem: 'Which choice best describes the function of the underlined sentence in the text as a whole?',
    right: 'It sums up how the facts just given work together.',
    wrong: [
      {
        html: 'It raises an objection to the facts just given.',
        misconception: 'rw-names-the-wrong-move',
        why: '“In other words” announces a summary and no objection. Its topic fits; what it says the text does with the topic is wrong.',
      },
      {
        html: 'It introduces a second benefit of the peppers’ heat.',
        misconception: 'rw-names-the-wrong-move',
        why: 'The benefit of the heat is the subject, but nothing second is introduced; “in other words” puts the same benefit briefly.',
      },
      {
        html: 'It repeats in short that birds and mammals both avoid the seeds.',
        misconception: 'rw-half-right',
        why: 'It does sum up, but only mammals are turned away; birds swallow the seeds and spread them.',
      },
    ],
    evidence: ['Mammals that bite into one feel pain', 'they swallow the seeds whole and drop them far away'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Test the verb of each option alone before you look at its subject.</p><p>The facts about mammals (“feel pain”) and birds (who “swallow the seeds whole and drop them far away”) are drawn together by “in other words.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-08',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 70,
    text: '<p>These lines open the 1940 poem “Night Shift,” by Edwin Marlowe Tate. <em>(Author and text invented for Fourfold.)</em></p><p>The bakers are awake. The rest of us<br>have handed in the day and gone to bed.<br>They have the moon, the radio, the bus<br>that brings one driver in for yesterday’s bread.<br>And somewhere in our sleep we turn, and pull<br>the blanket up, and do not know, or care,<br>that someone’s hands, already warm and full,<br>are making of the dark a thing to share.</p>',
    stem: 'Which choice best states the main purpose of the text?',
    right: 'To honor a kind of work that others benefit from without noticing',
    wrong: [
      {
        html: 'To complain that people who sleep are ungrateful to bakers',
        misconception: 'rw-names-the-wrong-move',
        why: 'The sleepers “do not know, or care,” but the poem praises and does not complain.',
      },
      {
        html: 'To convey how peaceful a town appears while people sleep',
        misconception: 'rw-part-for-whole',
        why: 'Sleep and the quiet town are in the poem, but only as the background; its last lines are about the hands that are “making of the dark a thing to share.”',
      },
      {
        html: 'To describe how bakers get through the night on little food',
        misconception: 'rw-outside-the-text',
        why: 'Night work and “yesterday’s bread” may suggest hunger, but the bread is for a bus driver, and what the bakers eat is never said.',
      },
    ],
    evidence: ['do not know, or care', 'are making of the dark a thing to share'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Name what each sentence does with a verb, and match the verbs with the options.</p><p>The sleepers “do not know, or care,” while the bakers “are making of the dark a thing to share.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-09',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: -0.3,
    seconds: 60,
    text: '<p>A cloud can weigh as much as a hundred elephants, and yet it floats. The puzzle dissolves once one considers how that weight is spread. A fair-weather cloud may hold several hundred tons of water, but in droplets so fine that each falls more slowly than the air beneath it rises. It is not one heavy thing aloft but countless light ones.</p>',
    stem: 'Which choice best describes the overall structure of the text?',
    right: 'It states two facts that seem to clash and then reconciles them.',
    wrong: [
      {
        html: 'It states a common belief and then proves it false.',
        misconception: 'rw-names-the-wrong-move',
        why: 'That a cloud is heavy and floats is true; no belief is refuted. The subject is right, which makes it tempting, but test the verb: the text does not do that.',
      },
      {
        html: 'It states the weight of a cloud in two different units.',
        misconception: 'rw-part-for-whole',
        why: 'Elephants and tons occur, but they do not make the structure. One part of the text has to do with it, which makes it tempting; the rest is left without a place.',
      },
      {
        html: 'It states a seeming contradiction and then leaves it open.',
        misconception: 'rw-half-right',
        why: 'The contradiction is there, but “The puzzle dissolves”; the text resolves it. One half fits, and that is what makes it tempting.',
      },
    ],
    evidence: ['and yet it floats', 'The puzzle dissolves once one considers how that weight is spread.'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Ask what would be missing if the part in question were cut.</p><p>“and yet it floats” makes the puzzle; “The puzzle dissolves once one considers how that weight is spread” resolves it.',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-10',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 70,
    text: '<p>Until the middle of the twentieth century, most maps showed the seafloor as a blank or a plain. Marie Tharp, who was not then allowed on research ships because she was a woman, plotted by hand, point by point and for years on end, the soundings that others brought back, and saw in them a valley running down the middle of the Atlantic. <u>Her colleague dismissed it at first as idle talk.</u> Within a few years, plots of earthquakes fell along the same line, and the valley became a foundation of plate tectonics.</p>',
    stem: 'Which choice best describes the function of the underlined sentence in the text as a whole?',
    right: 'It tells how a finding that was later borne out met with resistance.',
    wrong: [
      {
        html: 'It shows how rightly a claim was doubted while it was still new.',
        misconception: 'rw-half-right',
        why: 'The resistance is right, but earthquakes “fell along the same line,” and the finding became a foundation.',
      },
      {
        html: 'It explains why a researcher was kept from working at sea.',
        misconception: 'rw-another-sentence',
        why: 'The text does say why Tharp did not work at sea, but in the sentence before; this one tells how a colleague received her finding.',
      },
      {
        html: 'It marks the point at which two people ended a partnership.',
        misconception: 'rw-outside-the-text',
        why: 'A colleague’s scorn might end a partnership, but nothing is said about an end of their work together.',
      },
    ],
    evidence: [
      'saw in them a valley running down the middle of the Atlantic',
      'plots of earthquakes fell along the same line',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Test the verb of each option alone before you look at its subject.</p><p>The valley she saw was “dismissed” and then confirmed when “plots of earthquakes fell along the same line.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-11',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Low',
    b: -0.7,
    seconds: 55,
    text: '<p>To test whether goats can read a human face, researchers hung two photographs of the same stranger side by side on the wall of a pen, one smiling and one frowning. Goats were let in one at a time. More often than not, they walked to the smiling face first and spent longer nosing at it. The effect was clearest when the happy face was on the right.</p>',
    stem: 'Which choice best describes the overall structure of the text?',
    right: 'It begins with a question, then reports a procedure and its results.',
    wrong: [
      {
        html: 'It reports a result, then questions the method that led to it.',
        misconception: 'rw-names-the-wrong-move',
        why: 'A result and a method are both there, but the result comes last, and the method that led to it is described and not questioned.',
      },
      {
        html: 'It compares two photographs and tells how each was made.',
        misconception: 'rw-half-right',
        why: 'Two photographs are set side by side, but how each was made is not told, and the goats that looked at them are left out.',
      },
      {
        html: 'It names a question, then reports a procedure that failed to answer it.',
        misconception: 'rw-half-right',
        why: 'Question and procedure are right, but there was a result: goats went to the smiling face first.',
      },
    ],
    evidence: [
      'To test whether goats can read a human face',
      'More often than not, they walked to the smiling face first',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Name what each sentence does with a verb, and match the verbs with the options.</p><p>“To test whether goats can read a human face” is the question; the hanging of photographs is the procedure; “More often than not” begins the results.',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-12',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0,
    seconds: 65,
    text: '<p>People who praise handwriting over typing often appeal to beauty. Neuroscientist Gro Haugland has a plainer argument. When we type, every letter is the same small tap. When we write, each has its own movement, and in her recordings the regions of the brain that handle movement, sight, and memory are active together. She does not ask schools to give up keyboards, only to delay them.</p>',
    stem: 'Which choice best states the main purpose of the text?',
    right: 'To present a researcher’s reasoning and the modest request it leads to',
    wrong: [
      {
        html: 'To persuade schools to do without keyboards in their classrooms from now on',
        misconception: 'rw-overstates',
        why: 'Haugland would change how schools use keyboards, but “She does not ask schools to give up keyboards, only to delay them.”',
      },
      {
        html: 'To point out that people like handwriting because of the beauty of its letters',
        misconception: 'rw-part-for-whole',
        why: 'Beauty is the argument that Haugland does not use. One part of the text has to do with it, which makes it tempting; the rest is left without a place.',
      },
      {
        html: 'To report a researcher’s argument that handwriting is more beautiful than typing',
        misconception: 'rw-half-right',
        why: 'An argument of hers is reported, but it is “plainer” than beauty: it is about movement and the brain.',
      },
    ],
    evidence: [
      'Neuroscientist Gro Haugland has a plainer argument.',
      'She does not ask schools to give up keyboards, only to delay them.',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Ask what would be missing if the part in question were cut.</p><p>The text gives her “plainer argument” and ends with what she asks: not “to give up keyboards, only to delay them.”',
  },
]
