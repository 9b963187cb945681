import { Field, InputType, Int } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { createUploadRules } from '../../rules/uploads/createUploadRules.js'
import type { ContentType } from '../../rules/uploads/uploadRules.js'

@InputType({
  description:
    'The file you are going to send. If you send `contentType` and `size`, send both. The link then accepts only a file of that type and size, and its bytes go straight to the object store.',
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
