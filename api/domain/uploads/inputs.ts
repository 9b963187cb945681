import { Field, InputType, Int } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { createUploadRules } from '../../rules/createUploadRules.js'
import type { ContentType } from '../../rules/uploadRules.js'

@InputType({
  description:
    'The file that a link is for, as it will be sent: `contentType` and `size` together. A link made for a file takes no other, and its bytes go straight to the store.',
})
@Rules(createUploadRules)
export class CreateUploadInput {
  @Field(() => String, {
    nullable: true,
    description:
      'image/png, image/jpeg, image/gif or application/pdf; the PUT must carry the same Content-Type.',
  })
  contentType?: ContentType | null

  @Field(() => Int, { nullable: true, description: 'In bytes, exactly; at most 10485760.' })
  size?: number | null
}
