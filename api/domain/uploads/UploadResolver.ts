import Upload from 'graphql-upload/GraphQLUpload.mjs'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import { Context } from '../context.js'
import { createUpload } from './createUpload.js'
import { CreateUploadInput } from './inputs.js'
import { registerJobImage } from './registerUpload.js'
import { JobImage, UploadedFile, UploadTarget } from './UploadTarget.js'
import { uploadFile } from './uploadFile.js'

@Resolver()
export class UploadResolver {
  @Mutation(() => UploadTarget, {
    description:
      'A signed link to PUT a file to. Register the file afterwards; what nothing claims within a day is removed. CONFLICT TOO_MANY_UPLOADS where 100 files of the account wait to be used, TOO_MUCH_STORED; RATE_LIMITED past what one account may make.',
  })
  createUpload(
    @Ctx() context: Context,
    @Arg('input', () => CreateUploadInput, { nullable: true, description: 'The file to come.' })
    input?: CreateUploadInput | null,
  ) {
    return createUpload(context, input)
  }

  @Mutation(() => UploadedFile, {
    description:
      'A PNG, JPG, GIF or PDF of at most 10485760 bytes in one multipart request, for programs. Send the header Apollo-Require-Preflight.',
  })
  async uploadFile(
    @Arg('file', () => Upload, { description: 'The file, by the GraphQL multipart request specification.' })
    file: Promise<FileUpload>,
    @Ctx() context: Context,
  ): Promise<UploadedFile> {
    return uploadFile(context, await file)
  }

  @Mutation(() => JobImage, {
    description:
      'Checks an uploaded photo: its owner, its size, and that it is a whole PNG, JPG or GIF of at most 50 megapixels. CONFLICT UPLOAD_INCOMPLETE where it has not arrived.',
  })
  async registerJobImage(
    @Arg('imageURL', () => String, { description: 'The link it was sent to.' }) imageURL: string,
    @Ctx() context: Context,
  ): Promise<JobImage> {
    return { objectPath: await registerJobImage(context, imageURL) }
  }
}
