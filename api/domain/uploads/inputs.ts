import { Field, InputType, Int } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { createUploadRules } from '../../rules/createUploadRules.js'
import type { ContentType } from '../../rules/uploadRules.js'

@InputType({
  description:
    'The file you are going to send. Give `contentType` and `size` together; the link then accepts exactly that file, and its bytes go straight to the object store.',
})
@Rules(createUploadRules)
export class CreateUploadInput {
  @Field(() => String, {
    nullable: true,
    description:
      'image/png, image/jpeg, image/gif or application/pdf; the PUT must carry the same Content-Type.',
  })
  contentType?: ContentType | null

  @Field(() => Int, { nullable: true, description: 'The exact size in bytes, at most 10485760.' })
  size?: number | null
}
