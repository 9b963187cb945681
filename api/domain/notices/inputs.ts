import { Field, InputType } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { limits } from '../../rules/limits.js'
import { markNoticesReadRules } from '../../rules/notices/noticeRules.js'
import { UUID } from '../scalars.js'

@InputType({ description: 'The notices to mark as read.' })
@Rules(markNoticesReadRules)
export class MarkNoticesReadInput {
  @Field(() => [UUID], {
    nullable: true,
    description: `The notices, at most ${limits.pageMax}; ids of other users' notices are ignored. If omitted, all of the viewer's notices.`,
  })
  ids?: string[] | null

  @Field(() => String, {
    nullable: true,
    description: 'Only notices with this `path`, such as the page that the viewer opened.',
  })
  path?: string | null
}
