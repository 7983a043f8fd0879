import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-flat-thing-underneath',
  kind: 'Social Science',
  title: 'The Flat Thing Underneath',
  description:
    'This passage is from the article “The Flat Thing Underneath” by Rosalind Okeke-Marsh (2020). Author and source are invented. So is Ottilie Braam.',
  paragraphs: [
    'Ask what made the modern world of goods and you will hear about the ship, the railroad, the truck, perhaps the steel container. Few people name the object on which most of those goods are sitting. It is a slatted square of rough wood, it costs less than a pair of shoes, and there are billions of it. We have been looking at the pallet all our lives, in the way that one looks at a sidewalk.',
    'It is so plain that one expects it to be ancient, and its parent, the skid, is: two runners with boards nailed across. But the pallet had to wait for a partner. The first lift trucks, in the years around the First World War, could raise a platform only a few inches. Once they could hoist a load high into the air, it made sense to nail boards across the *bottom* of the runners too, and those boards are what turned a skid into a pallet. With a floor below as well as above, one loaded pallet could be set down on top of another without biting into it. Neither invention amounted to much alone. A truck without pallets lifts little; a pallet without a truck is a bad table.',
    'What the pair could do may be put in one comparison. In 1931 an American railway magazine reported that it took three days to unload a boxcar of thirteen thousand cases of canned goods in the usual manner, case by case. The same number of cases, stacked on pallets or skids, came out in four hours. It is tempting to stop there and call the pallet a saver of time. But every one of those hours had been somebody’s wage, and in ports and rail yards the men who carried cases on their shoulders did the arithmetic as quickly as the owners.',
    'The Second World War, which had to feed and arm men across two oceans, made pallets by the million and then walked away from them. American forces leaving Australia left behind their forklifts and the wooden squares that went with them. The government gathered these into a pool from which any port could draw. The idea proved sturdier than the wood: a pallet need not be sold along with the goods, but can be lent, returned, mended, and lent again. Blue-painted descendants of that pool now circulate on several continents.',
    'For a pallet to travel, though, the next truck, rack, and doorway must agree with it, and here the story turns awkward. North America settled on forty-eight inches by forty, to please the grocery trade. Europe chose eight hundred millimeters by twelve hundred, narrow enough for an ordinary door. Australia’s is a square that suited its railcars. Each is sensible at home. But the standard shipping container grew up to measures of its own, and European pallets do not tile its floor: strips of nothing are left over along the walls. Two excellent standards meet, and between them they send air across the sea.',
    'Meanwhile the pallet has been quietly designing the things on top of it. A box that overhangs by the width of a thumb wastes a whole row, and so cereal, paint, and printers come in cartons whose sides divide the pallet evenly. A Swedish furniture company once altered a mug, chiefly its height and its handle, so that more than twice as many could ride on one pallet. Anyone who has drunk from it has held a cup that was shaped, in part, from below.',
    'Even forests have felt the thing. Raw wood carries passengers, and a beetle that kills maples is thought to have reached New York from Asia in packing timber. An international rule now requires that pallets crossing borders be heated until the very core of the wood has been held at fifty-six degrees Celsius for thirty minutes. The proof is a small stamp with an ear of wheat; look for it on the blocks at the corner.',
    'Why, then, has so consequential a thing gone so long unpraised? The economic historian Ottilie Braam offers an answer. “The history of transport has been written by people who were looking at wheels,” she says. “But goods spend most of their lives standing still. They wait to be loaded, counted, let through.” Ships and trains shortened the journey. The pallet shortened the pauses, and in a world where a crate may change hands a dozen times, the pauses were most of the trip. Progress, on this view, lies less in the engines than in the joints.',
  ],
  questions: [
    {
      id: 'act-reading/the-flat-thing-underneath-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The main purpose of the passage is to:',
      right: 'show how a humble object came to shape trade, goods, and even rules for timber.',
      wrong: [
        {
          html: 'explain how the pallet was made possible by lift trucks that could raise a load.',
          misconception: 'ar-too-narrow',
          why: 'It is true, and it explains the object; but it is the matter of the second paragraph only.',
        },
        {
          html: 'argue that the pallet did more for trade than ships and trains and trucks together.',
          misconception: 'ar-extreme-wording',
          why: 'The author praises the pallet as overlooked, so this is tempting; but she does not rank it above all the rest together.',
        },
        {
          html: 'show how one humble object was in the end made alike all over the world.',
          misconception: 'ar-half-right',
          why: 'Humble it is, and it did spread; but sizes still differ and do not fit together.',
        },
      ],
      evidence: [
        'Meanwhile the pallet has been quietly designing the things on top of it.',
        'Even forests have felt the thing.',
      ],
      explanation:
        '<p class="plan">This asks for the purpose: the right option must cover trucks, war, standards, mugs and beetles.</p><p>After trucks, war, and standards, the author shows the pallet “quietly designing the things on top of it” and adds, “Even forests have felt the thing.”</p>',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q2',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 50,
      text: '',
      stem: 'When the author says that we look at the pallet “in the way that one looks at a sidewalk” ([[line: in the way that one looks at a sidewalk]]), she means that we:',
      right: 'see it without giving it a thought.',
      wrong: [
        {
          html: 'see it mostly when we are on foot.',
          misconception: 'ar-literal-for-figurative',
          why: 'The sidewalk is taken at its word here; the likeness lies in how little we notice and not in where we are.',
        },
        {
          html: 'see it as something rough and dirty.',
          misconception: 'ar-echoed-words',
          why: 'The word “rough” stands two sentences before, of the wood; but this comparison is about attention and not about how the thing looks.',
        },
        {
          html: 'see it lying flat upon the ground.',
          misconception: 'ar-literal-for-figurative',
          why: 'The likeness to a sidewalk is taken at its word, since both lie flat; but what is compared is how little we notice them.',
        },
      ],
      evidence: [
        'Few people name the object on which most of those goods are sitting.',
        'We have been looking at the pallet all our lives',
      ],
      explanation:
        '<p class="plan">A comparison to unfold: how much does one think of a sidewalk while walking on it?</p><p>We “have been looking at the pallet all our lives,” and yet “few people name” it: like a sidewalk, it is seen and not noticed.</p>',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q3',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.8,
      seconds: 45,
      text: '',
      stem: 'According to the passage, a pallet differs from a skid in that a pallet has:',
      right: 'boards along the bottom.',
      wrong: [
        {
          html: 'blocks at every corner.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Blocks are mentioned, but in the paragraph on beetles, as the place for the stamp.',
        },
        {
          html: 'boards and wheels below.',
          misconception: 'ar-half-right',
          why: 'Boards below are right, but no wheels are mentioned on either; a truck does the lifting.',
        },
        {
          html: 'runners with boards on top.',
          misconception: 'ar-true-but-not-asked',
          why: 'A pallet does have these, but so has the skid, “two runners with boards nailed across”; the question is in what the two differ.',
        },
      ],
      evidence: ['those boards are what turned a skid into a pallet'],
      explanation:
        '<p class="plan">A stated detail: find what “turned a skid into a pallet.”</p><p>Boards nailed across the bottom of the runners “are what turned a skid into a pallet.”</p>',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q4',
      skill: 'ar-function',
      difficulty: 'Low',
      b: -0.5,
      seconds: 55,
      text: '',
      stem: 'The sentence “a pallet without a truck is a bad table” ([[line: a pallet without a truck is a bad table]]) mainly serves to:',
      right: 'stress that each invention needed the other.',
      wrong: [
        {
          html: 'describe what an early pallet looked like.',
          misconception: 'ar-literal-for-figurative',
          why: 'The table is taken for a picture of the object; but the sentence is a joke, and its point is what a pallet lacks without a truck.',
        },
        {
          html: 'mention a second use that pallets were put to.',
          misconception: 'ar-literal-for-figurative',
          why: 'The table is taken at its word here; nobody is said to have used pallets so, and it is a joke.',
        },
        {
          html: 'ridicule the people who built the first pallets.',
          misconception: 'ar-wrong-tone',
          why: 'A “bad table” sounds scornful, but the joke is on the object alone and not on its builders.',
        },
      ],
      evidence: ['Neither invention amounted to much alone.'],
      explanation:
        '<p class="plan">A function question: read the sentence before it, which the two short jokes prove.</p><p>It follows “Neither invention amounted to much alone” and gives the proof in two short jokes.</p>',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q5',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'In the third paragraph, the author uses the report of 1931 to support a point and then:',
      right: 'adds that the time saved had been other people’s pay.',
      wrong: [
        {
          html: 'says that the owners paid a price for the time saved.',
          misconception: 'ar-half-right',
          why: 'A price is indeed added, but it fell on the men who carried cases, whose hours were “somebody’s wage,” and not on the owners.',
        },
        {
          html: 'adds what the owners made of it in later years.',
          misconception: 'ar-outside-the-text',
          why: 'One would like to know what the owners did next, but no later years are mentioned; what she adds is that every hour “had been somebody’s wage.”',
        },
        {
          html: 'explains how the canned goods came to be stacked.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'The stacking is part of the report, but how the cases were stacked has no bearing on what she adds.',
        },
      ],
      evidence: ['But every one of those hours had been somebody’s wage'],
      explanation:
        '<p class="plan">A question about argument: find “It is tempting to stop there” and the “But” after it.</p><p>“It is tempting to stop there,” she says, “but every one of those hours had been somebody’s wage.”</p>',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q6',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The statement that “the idea proved sturdier than the wood” ([[line: The idea proved sturdier than the wood]]) most nearly means that:',
      right: 'what outlived the first timber was the practice of lending and taking back.',
      wrong: [
        {
          html: 'pallets of wood were in time replaced by pallets of metal.',
          misconception: 'ar-literal-for-figurative',
          why: 'Wood is taken at its word here, as if another material followed; but the blue ones are “descendants” of the pool, and no metal is mentioned.',
        },
        {
          html: 'the army’s pallets were too weak for the ports to use again.',
          misconception: 'ar-half-right',
          why: 'That the wood did not last is right, but the ports did draw on it; it is the idea that lasted longer.',
        },
        {
          html: 'the lending of pallets was a stronger idea than their sale had been.',
          misconception: 'ar-half-right',
          why: 'Lending is the idea, but no sale of the army’s pallets is told of; what wore out was the wood.',
        },
      ],
      evidence: [
        'a pallet need not be sold along with the goods, but can be lent, returned, mended, and lent again',
        'Blue-painted descendants of that pool now circulate on several continents.',
      ],
      explanation:
        '<p class="plan">An inference: what is “the idea,” and what became of it when the wood was gone?</p><p>The idea is that a pallet “can be lent, returned, mended, and lent again,” and “descendants of that pool now circulate on several continents.”</p>',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q7',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'In relation to the paragraphs before it, the fifth paragraph (beginning [[line: For a pallet to travel, though]]) mainly:',
      right: 'brings a difficulty into a story of plain success so far.',
      wrong: [
        {
          html: 'brings a proof that the idea of a pool had been a mistake.',
          misconception: 'ar-extreme-wording',
          why: 'A difficulty about sizes is raised, but a proof that the pool was a mistake is far more than the paragraph says; it does not mention the pool.',
        },
        {
          html: 'lists the sizes of pallets that are used around the world.',
          misconception: 'ar-content-for-function',
          why: 'Sizes are listed, and correctly; but they are there to show that they do not agree.',
        },
        {
          html: 'returns to the years in which skids were still being used.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Skids belong to the second paragraph; this one moves on to standards that were settled later.',
        },
      ],
      evidence: [
        'and here the story turns awkward',
        'Two excellent standards meet, and between them they send air across the sea.',
      ],
      explanation:
        '<p class="plan">A structure question: note “though” and “here the story turns awkward.”</p><p>After trucks, saved hours, and the pool, “here the story turns awkward”: standards that are sensible at home do not fit one another.</p>',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q8',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to the passage, strips of a container’s floor stay empty when it carries European pallets because:',
      right: 'the two were designed to different measures.',
      wrong: [
        {
          html: 'the pallets must fit through ordinary doors.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is why the European pallet is narrow, and so it is in the text; but the empty strips come from its mismatch with the container.',
        },
        {
          html: 'the pallets have to be aired during the trip.',
          misconception: 'ar-literal-for-figurative',
          why: 'That the standards “send air across the sea” is taken at its word here; it only means that space is wasted, and nothing is aired.',
        },
        {
          html: 'the walls of the container are not straight.',
          misconception: 'ar-outside-the-text',
          why: 'The strips do lie “along the walls,” which makes it sound likely; but nothing is said against the walls, and what fails to agree is two measures.',
        },
      ],
      evidence: [
        'the standard shipping container grew up to measures of its own, and European pallets do not tile its floor',
      ],
      explanation:
        '<p class="plan">A cause question: read the sentence before “strips of nothing.”</p><p>“The standard shipping container grew up to measures of its own, and European pallets do not tile its floor.”</p>',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q9',
      skill: 'ar-function',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'The author mentions the mug of the Swedish company mainly as an example of:',
      right: 'a product made to suit the pallet that carries it.',
      wrong: [
        {
          html: 'a product that breaks less if it is packed well.',
          misconception: 'ar-common-sense-over-text',
          why: 'Mugs do break, and good packing helps in life; but breakage is not mentioned here, only how many mugs can ride on one pallet.',
        },
        {
          html: 'a product that proves how much design has changed.',
          misconception: 'ar-too-broad',
          why: 'Design is the subject, but only one pressure on it, the pallet; no general change in design is claimed.',
        },
        {
          html: 'a product altered so that it could do without a pallet.',
          misconception: 'ar-half-right',
          why: 'It was altered, “chiefly its height and its handle,” but so that more of them could ride on one pallet, not to do without it.',
        },
      ],
      evidence: [
        'so that more than twice as many could ride on one pallet',
        'a cup that was shaped, in part, from below',
      ],
      explanation:
        '<p class="plan">A function question: find the claim at the head of the paragraph for which the mug is the example.</p><p>The company altered the mug “so that more than twice as many could ride on one pallet”; it is “a cup that was shaped, in part, from below.”</p>',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q10',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1,
      seconds: 65,
      text: '',
      stem: 'By “the joints” ([[line: lies less in the engines than in the joints]]), the author most likely means:',
      right: 'the points at which goods pass from one stage to the next.',
      wrong: [
        {
          html: 'the places where the boards of a pallet are nailed together.',
          misconception: 'ar-literal-for-figurative',
          why: 'A pallet does have nailed joints, but the word is figurative here: it is set against engines in a history of transport.',
        },
        {
          html: 'the people through whose hands the goods pass.',
          misconception: 'ar-half-right',
          why: 'Changing hands is near the meaning, but the joints are the points of transfer, with their pauses, and not the persons.',
        },
        {
          html: 'the roads and tracks by which ports and factories are linked.',
          misconception: 'ar-common-sense-over-text',
          why: 'Roads and tracks are what links places in life, but here they belong to the journey, which “Ships and trains shortened”; the joints are where goods wait.',
        },
      ],
      evidence: [
        'The pallet shortened the pauses, and in a world where a crate may change hands a dozen times, the pauses were most of the trip.',
      ],
      explanation:
        '<p class="plan">A figure of speech: joints are set against engines; find what the pallet shortened.</p><p>“The pallet shortened the pauses” at which a crate changes hands; such points of transfer are the joints of the journey.</p>',
    },
  ],
}
