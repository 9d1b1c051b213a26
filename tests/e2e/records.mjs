// Games on land that tests start from.

/** Red may rearrange armies. It holds Alaska, Central America, Great Britain, Egypt, India and others. */
export const ARRANGE = `Red Queens record 1
rules nautical ships off
player Red "Red" human
player Blue "Blue" computer "easy"
seed 7c9fa136d4413fa6173637e883b6998d32e1d675f88cddff9dcbcf331820f4b8

# set-up
`;

/** Red is in its campaign, with 14 armies in Alaska and 7 in Alberta. Allies hold the Northwest Territory and Kamchatka. */
export const CAMPAIGN = `${ARRANGE}rearrange Central-America Alberta 2
rearrange Great-Britain Alberta 2
rearrange Northern-Europe Alaska 2
rearrange Egypt Alaska 2
rearrange India Alaska 2
done
build Alaska
done
build Ontario

# round 1, Red
deploy Alaska 3
`;
