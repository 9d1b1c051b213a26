// Map projections: from longitude and latitude to units of the view box.

const RADIANS = Math.PI / 180;

/** The range of latitudes: closer to a pole, coordinates grow without limit. */
const POLES = [-80, 85];

/**
 * Returns a function from `[longitude, latitude]` to a point. `scale` is the number of units in one radian at the
 * centre, `stretch` widens the map, and `parallels` are those of a conformal cone. Without them it is a cylinder:
 * Mercator's, or Miller's with `miller`, which doesn't enlarge the north as much.
 */
export function projection({ centre, scale, stretch = 1, parallels, miller = false }, [width, height]) {
  const [meridian, parallel] = centre;
  const flat = parallels ? cone(meridian, parallels) : cylinder(meridian, miller ? 0.8 : 1);
  const [, middle] = flat([meridian, parallel]);
  return ([longitude, latitude]) => {
    const [x, y] = flat([longitude, Math.min(Math.max(latitude, POLES[0]), POLES[1])]);
    return [width / 2 + x * scale * stretch, height / 2 - (y - middle) * scale];
  };
}

const tangent = (latitude) => Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2);

const cylinder = (meridian, part) => ([longitude, latitude]) =>
  [(longitude - meridian) * RADIANS, Math.log(tangent(latitude * part)) / part];

function cone(meridian, [south, north]) {
  const cosine = (latitude) => Math.cos(latitude * RADIANS);
  const n = Math.log(cosine(south) / cosine(north)) / Math.log(tangent(north) / tangent(south));
  const reach = (cosine(south) * tangent(south) ** n) / n;
  return ([longitude, latitude]) => {
    const radius = reach / tangent(latitude) ** n;
    const turn = n * (longitude - meridian) * RADIANS;
    return [radius * Math.sin(turn), -radius * Math.cos(turn)];
  };
}
