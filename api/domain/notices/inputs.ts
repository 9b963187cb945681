import { Field, InputType } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { limits } from '../../rules/limits.js'
import { markNoticesReadRules } from '../../rules/noticeRules.js'
import { UUID } from '../scalars.js'

@InputType({ description: 'Which notices were read.' })
@Rules(markNoticesReadRules)
export class MarkNoticesReadInput {
  @Field(() => [UUID], {
    nullable: true,
    description: `The notices, at most ${limits.pageMax}; ids of other users' notices are ignored. All of the viewer's if omitted.`,
  })
  ids?: string[] | null

  @Field(() => String, {
    nullable: true,
    description: 'Only those whose `path` this is: what the viewer has opened.',
  })
  path?: string | null
}
