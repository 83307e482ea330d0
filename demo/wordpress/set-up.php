<?php
/**
 * Works on a WordPress from inside: php set-up.php FOLDER install|fill, with values as JSON in the standard input.
 *
 * `install` creates the tables and the administrator. `fill` activates the plugin, stores its settings and publishes pages.
 */

list( , $folder, $task ) = $argv;
$values                  = json_decode( stream_get_contents( STDIN ), true );

$_SERVER['HTTP_HOST']       = 'localhost';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';

/** In place of a mail to the administrator. */
function wp_new_blog_notification() {}

if ( 'install' === $task ) {
	define( 'WP_INSTALLING', true );
}
require $folder . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

if ( 'install' === $task ) {
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	wp_install( 'North Pier', $values['user'], 'admin@example.com', false, '', $values['password'] );
	exit;
}

wp_set_current_user( 1 );
$failure = activate_plugin( 'portal-elements/portal-elements.php' );
if ( is_wp_error( $failure ) ) {
	fwrite( STDERR, $failure->get_error_message() );
	exit( 1 );
}
update_option( 'portal_elements', $values['settings'] );
$pages = array();
foreach ( $values['pages'] as $title => $content ) {
	$pages[ $title ] = get_permalink(
		wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => $title,
				// WordPress removes slashes.
				'post_content' => wp_slash( $content ),
			),
			true
		)
	);
}
echo wp_json_encode( $pages );
