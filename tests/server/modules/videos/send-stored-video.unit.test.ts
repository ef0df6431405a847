import { Api } from 'grammy';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  sendStoredVideo,
  type VideoMessage,
} from '../../../../src/server/modules/videos/send-stored-video.ts';
import { type StubBotApi, stubBotApi, TOKEN } from '../../support/stub-bot-api.ts';

let stub: StubBotApi;
beforeAll(async () => {
  stub = await stubBotApi();
});
beforeEach(() => void stub.calls.splice(0));
afterAll(() => stub.close());

const COVER = 'https://pictures.example/1.jpg';
const plain: VideoMessage = { picture: COVER, text: 'Film', open: [], further: [] };

function send(video: Parameters<typeof sendStoredVideo>[2], message: Partial<VideoMessage> = {}) {
  return sendStoredVideo(new Api(TOKEN, { apiRoot: stub.root }), 1, video, { ...plain, ...message });
}
const video = { kind: 'video', fileId: 'v1' } as const;

it('a video has the title’s cover, and plays while it loads', async () => {
  await send(video);
  expect(stub.of('sendVideo')).toEqual([
    expect.objectContaining({ video: 'v1', cover: COVER, supports_streaming: true }),
  ]);
  expect(stub.of('sendVideo')[0]).not.toHaveProperty('has_spoiler');
  expect(stub.of('sendVideo')[0]).not.toHaveProperty('protect_content');
});

it('a video for adults is blurred until it is pressed', async () => {
  await send(video, { hasSpoiler: true });
  expect(stub.of('sendVideo')).toMatchObject([{ has_spoiler: true }]);
});

it('a cover that the messenger refuses is left out', async () => {
  stub.fail('sendVideo', { error_code: 400, description: 'Bad Request: failed to get HTTP URL content' });
  await send(video);
  expect(stub.of('sendVideo').map(({ cover }) => cover)).toEqual([COVER, undefined]);
});

it('a deleted video is not sent again without its cover', async () => {
  stub.fail('sendVideo', { error_code: 400, description: 'Bad Request: wrong file identifier' });
  await expect(send(video)).rejects.toThrow('wrong file identifier');
  expect(stub.of('sendVideo')).toHaveLength(1);
});

it.each([
  [video, 'sendVideo'],
  [{ kind: 'document', fileId: 'd1' } as const, 'sendDocument'],
  [{ kind: 'message', chatId: '-1005', messageId: 34 } as const, 'copyMessage'],
])('protected content cannot be forwarded: %j', async (video, method) => {
  await send(video, { isProtected: true });
  expect(stub.of(method)).toMatchObject([{ protect_content: true }]);
});
