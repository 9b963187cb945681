import { Field, ObjectType } from 'type-graphql'
import { DateTime } from '../scalars.js'

@ObjectType({ simpleResolvers: true, description: 'Where to send the bytes of a file.' })
export class UploadTarget {
  @Field(() => String, { description: 'Accepts one PUT of at most 10485760 bytes.' })
  uploadURL!: string

  @Field(() => DateTime, { description: 'When the link expires.' })
  expiresAt!: Date
}

@ObjectType({ simpleResolvers: true, description: 'A file that was received and checked.' })
export class UploadedFile {
  @Field(() => String, { description: "The path to pass in a job's `images`: /objects/ID." })
  objectPath!: string

  @Field(() => String, { description: "The link to pass as a vendor document's `filePath`." })
  uploadURL!: string
}

@ObjectType({ simpleResolvers: true, description: 'A photo that can be attached to a job.' })
export class JobImage {
  @Field(() => String, { description: 'The path to pass in `images`: /objects/ID.' })
  objectPath!: string
}
